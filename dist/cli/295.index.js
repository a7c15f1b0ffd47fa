export const id = 295;
export const ids = [295];
export const modules = {

/***/ 6214:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports["default"] = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 328:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

// Generated: npx vitest run test/policy/policy-validator.test.ts -u. Do not edit.
module.exports = validate20;module.exports["default"] = validate20;const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Skillgate policy","description":"What an organisation decided about its agent skills. Every part is optional.","type":"object","properties":{"extends":{"type":"string","minLength":1,"not":{"pattern":"^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:"},"description":"Another policy file of this repository; what is said here wins over it."},"runtimes":{"type":"array","items":{"enum":["agent-skills","ogcode","ongrid"]},"description":"The agents that the repository serves.","minItems":1},"paths":{"type":"array","items":{"$ref":"#/$defs/glob"},"description":"Where skills are looked for; everywhere where absent."},"ignore":{"type":"array","items":{"$ref":"#/$defs/glob"},"description":"What is not looked at."},"allow-list":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string","minLength":1,"not":{"pattern":"^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:"},"description":"A folder of this repository."},"mount":{"type":"string","pattern":"^/","description":"The absolute path where it will live."}},"required":["path"],"additionalProperties":false},"description":"ongrid's roots, in order."},"ogcode":{"type":"object","properties":{"home":{"type":"string","minLength":1,"not":{"pattern":"^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:"},"description":"A folder that is somebody's home: ogcode's user directories."}},"additionalProperties":false,"description":"How ogcode is set up."},"index":{"type":"array","items":{"type":"string","minLength":1,"not":{"pattern":"^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:"}},"description":"Files that are remote skill indexes, whatever they look like."},"names":{"type":"object","properties":{"allow":{"type":"array","items":{"$ref":"#/$defs/glob"},"description":"A name has to match one of these."},"deny":{"type":"array","items":{"$ref":"#/$defs/glob"},"description":"A name must match none of these."}},"additionalProperties":false,"description":"What skills may be called."},"classes":{"type":"object","properties":{"allow":{"type":"array","items":{"enum":["safe","mutating","dangerous"]},"description":"The classes that a skill.json may have."},"explicit":{"type":"boolean","description":"Whether every skill.json has to give its class."}},"additionalProperties":false,"description":"How much skills may do."},"environment":{"type":"object","properties":{"allow":{"type":"array","items":{"$ref":"#/$defs/glob"},"description":"The variables that a skill.json may ask for."}},"additionalProperties":false,"description":"What skills may read of the environment."},"timeout":{"type":"object","properties":{"max-seconds":{"type":"integer","minimum":1,"description":"The longest timeout, in seconds."}},"additionalProperties":false,"description":"How long skills may run."},"tools":{"type":"object","properties":{"deny":{"type":"array","items":{"$ref":"#/$defs/grant"},"description":"Grants that no allowed-tools may give: \"Bash\" is Bash without a scope, \"Bash(rm:*)\" whatever reaches rm, \"Bash(**)\" every grant of Bash."},"known":{"type":"array","items":{"$ref":"#/$defs/glob"},"description":"Names of the organisation's own tools."}},"additionalProperties":false,"description":"What allowed-tools may grant."},"permissions":{"type":"object","properties":{"require":{"type":"object","additionalProperties":{"enum":["allow","ask","deny"]},"description":"Globs of ogcode's own kind: a skill that matches has to be at least that strict."}},"additionalProperties":false,"description":"What ogcode's permission rules have to hold."},"required-fields":{"type":"object","properties":{"SKILL.md":{"type":"array","items":{"type":"string","minLength":1},"description":"Fields of the frontmatter; dots lead into mappings."},"skill.json":{"type":"array","items":{"type":"string","minLength":1},"description":"Fields of the manifest."}},"additionalProperties":false,"description":"Fields that every manifest has to have."},"rules":{"$ref":"#/$defs/settings","description":"The severity of rules, or off."},"overrides":{"type":"array","items":{"type":"object","properties":{"paths":{"type":"array","items":{"$ref":"#/$defs/glob"},"description":"Where it holds."},"rules":{"$ref":"#/$defs/settings"}},"required":["paths","rules"],"additionalProperties":false},"description":"Severities for some paths; the last one that names a rule counts."},"suppress":{"type":"array","items":{"type":"object","properties":{"rule":{"$ref":"#/$defs/ruleName"},"paths":{"type":"array","items":{"$ref":"#/$defs/glob"},"description":"Where findings are accepted; everywhere where absent."},"reason":{"type":"string","minLength":1,"description":"Why."},"until":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"The last day on which it holds, YYYY-MM-DD."}},"required":["rule","reason"],"additionalProperties":false},"description":"Findings that are accepted."},"smoke":{"type":"object","properties":{"mode":{"enum":["off","check","run"]},"classes":{"type":"array","items":{"enum":["safe","mutating","dangerous"]},"description":"The classes of which skills may be run."},"isolation":{"enum":["required","preferred","off"]},"environment":{"type":"object","additionalProperties":{"type":"string"}}},"additionalProperties":false,"description":"What smoke runs may do."},"baseline":{"type":"string","minLength":1,"not":{"pattern":"^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:"},"description":"The file of findings that were there before."},"fail-on":{"enum":["never","error","warning","notice"],"description":"The severity from which a run fails."},"require-skills":{"type":"integer","minimum":0,"description":"How many skills there have to be at least."}},"additionalProperties":false,"$defs":{"glob":{"type":"string","minLength":1,"maxLength":1000},"setting":{"enum":["error","warning","notice","off"]},"settings":{"type":"object","additionalProperties":{"$ref":"#/$defs/setting"}},"ruleName":{"type":"string"},"grant":{"type":"string","pattern":"^[^\\s()]+(?:\\(.*\\))?$"}}};const schema32 = {"type":"string","minLength":1,"maxLength":1000};const schema37 = {"type":"string","pattern":"^[^\\s()]+(?:\\(.*\\))?$"};const schema42 = {"type":"string"};const func1 = Object.prototype.hasOwnProperty;const func2 = (__webpack_require__(6214)["default"]);const pattern4 = new RegExp("^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:", "u");const pattern6 = new RegExp("^/", "u");const pattern9 = new RegExp("^[^\\s()]+(?:\\(.*\\))?$", "u");const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");const schema39 = {"type":"object","additionalProperties":{"$ref":"#/$defs/setting"}};const schema40 = {"enum":["error","warning","notice","off"]};function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate21.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){let data0 = data[key0];if(!((((data0 === "error") || (data0 === "warning")) || (data0 === "notice")) || (data0 === "off"))){const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/setting/enum",keyword:"enum",params:{allowedValues: schema40.enum}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate21.errors = vErrors;return errors === 0;}validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate20.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(func1.call(schema31.properties, key0))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.extends !== undefined){let data0 = data.extends;const _errs4 = errors;const _errs5 = errors;if(typeof data0 === "string"){if(!pattern4.test(data0)){const err1 = {};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}var valid1 = _errs5 === errors;if(valid1){const err2 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/not",keyword:"not",params:{}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}else {errors = _errs4;if(vErrors !== null){if(_errs4){vErrors.length = _errs4;}else {vErrors = null;}}}if(typeof data0 === "string"){if(func2(data0) < 1){const err3 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.runtimes !== undefined){let data1 = data.runtimes;if(Array.isArray(data1)){if(data1.length < 1){const err5 = {instancePath:instancePath+"/runtimes",schemaPath:"#/properties/runtimes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(!(((data2 === "agent-skills") || (data2 === "ogcode")) || (data2 === "ongrid"))){const err6 = {instancePath:instancePath+"/runtimes/" + i0,schemaPath:"#/properties/runtimes/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.runtimes.items.enum}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/runtimes",schemaPath:"#/properties/runtimes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.paths !== undefined){let data3 = data.paths;if(Array.isArray(data3)){const len1 = data3.length;for(let i1=0; i1<len1; i1++){let data4 = data3[i1];if(typeof data4 === "string"){if(func2(data4) > 1000){const err8 = {instancePath:instancePath+"/paths/" + i1,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 1000}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(func2(data4) < 1){const err9 = {instancePath:instancePath+"/paths/" + i1,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/paths/" + i1,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.ignore !== undefined){let data5 = data.ignore;if(Array.isArray(data5)){const len2 = data5.length;for(let i2=0; i2<len2; i2++){let data6 = data5[i2];if(typeof data6 === "string"){if(func2(data6) > 1000){const err12 = {instancePath:instancePath+"/ignore/" + i2,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 1000}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(func2(data6) < 1){const err13 = {instancePath:instancePath+"/ignore/" + i2,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}else {const err14 = {instancePath:instancePath+"/ignore/" + i2,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}else {const err15 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data["allow-list"] !== undefined){let data7 = data["allow-list"];if(Array.isArray(data7)){const len3 = data7.length;for(let i3=0; i3<len3; i3++){let data8 = data7[i3];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.path === undefined){const err16 = {instancePath:instancePath+"/allow-list/" + i3,schemaPath:"#/properties/allow-list/items/required",keyword:"required",params:{missingProperty: "path"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}for(const key1 in data8){if(!((key1 === "path") || (key1 === "mount"))){const err17 = {instancePath:instancePath+"/allow-list/" + i3,schemaPath:"#/properties/allow-list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data8.path !== undefined){let data9 = data8.path;const _errs26 = errors;const _errs27 = errors;if(typeof data9 === "string"){if(!pattern4.test(data9)){const err18 = {};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}var valid13 = _errs27 === errors;if(valid13){const err19 = {instancePath:instancePath+"/allow-list/" + i3+"/path",schemaPath:"#/properties/allow-list/items/properties/path/not",keyword:"not",params:{}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}else {errors = _errs26;if(vErrors !== null){if(_errs26){vErrors.length = _errs26;}else {vErrors = null;}}}if(typeof data9 === "string"){if(func2(data9) < 1){const err20 = {instancePath:instancePath+"/allow-list/" + i3+"/path",schemaPath:"#/properties/allow-list/items/properties/path/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/allow-list/" + i3+"/path",schemaPath:"#/properties/allow-list/items/properties/path/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data8.mount !== undefined){let data10 = data8.mount;if(typeof data10 === "string"){if(!pattern6.test(data10)){const err22 = {instancePath:instancePath+"/allow-list/" + i3+"/mount",schemaPath:"#/properties/allow-list/items/properties/mount/pattern",keyword:"pattern",params:{pattern: "^/"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}else {const err23 = {instancePath:instancePath+"/allow-list/" + i3+"/mount",schemaPath:"#/properties/allow-list/items/properties/mount/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}}else {const err24 = {instancePath:instancePath+"/allow-list/" + i3,schemaPath:"#/properties/allow-list/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}}else {const err25 = {instancePath:instancePath+"/allow-list",schemaPath:"#/properties/allow-list/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.ogcode !== undefined){let data11 = data.ogcode;if(data11 && typeof data11 == "object" && !Array.isArray(data11)){for(const key2 in data11){if(!(key2 === "home")){const err26 = {instancePath:instancePath+"/ogcode",schemaPath:"#/properties/ogcode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data11.home !== undefined){let data12 = data11.home;const _errs35 = errors;const _errs36 = errors;if(typeof data12 === "string"){if(!pattern4.test(data12)){const err27 = {};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}var valid15 = _errs36 === errors;if(valid15){const err28 = {instancePath:instancePath+"/ogcode/home",schemaPath:"#/properties/ogcode/properties/home/not",keyword:"not",params:{}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}else {errors = _errs35;if(vErrors !== null){if(_errs35){vErrors.length = _errs35;}else {vErrors = null;}}}if(typeof data12 === "string"){if(func2(data12) < 1){const err29 = {instancePath:instancePath+"/ogcode/home",schemaPath:"#/properties/ogcode/properties/home/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/ogcode/home",schemaPath:"#/properties/ogcode/properties/home/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath:instancePath+"/ogcode",schemaPath:"#/properties/ogcode/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.index !== undefined){let data13 = data.index;if(Array.isArray(data13)){const len4 = data13.length;for(let i4=0; i4<len4; i4++){let data14 = data13[i4];const _errs41 = errors;const _errs42 = errors;if(typeof data14 === "string"){if(!pattern4.test(data14)){const err32 = {};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}var valid18 = _errs42 === errors;if(valid18){const err33 = {instancePath:instancePath+"/index/" + i4,schemaPath:"#/properties/index/items/not",keyword:"not",params:{}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}else {errors = _errs41;if(vErrors !== null){if(_errs41){vErrors.length = _errs41;}else {vErrors = null;}}}if(typeof data14 === "string"){if(func2(data14) < 1){const err34 = {instancePath:instancePath+"/index/" + i4,schemaPath:"#/properties/index/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}else {const err35 = {instancePath:instancePath+"/index/" + i4,schemaPath:"#/properties/index/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}}else {const err36 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}if(data.names !== undefined){let data15 = data.names;if(data15 && typeof data15 == "object" && !Array.isArray(data15)){for(const key3 in data15){if(!((key3 === "allow") || (key3 === "deny"))){const err37 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}if(data15.allow !== undefined){let data16 = data15.allow;if(Array.isArray(data16)){const len5 = data16.length;for(let i5=0; i5<len5; i5++){let data17 = data16[i5];if(typeof data17 === "string"){if(func2(data17) > 1000){const err38 = {instancePath:instancePath+"/names/allow/" + i5,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 1000}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}if(func2(data17) < 1){const err39 = {instancePath:instancePath+"/names/allow/" + i5,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}else {const err40 = {instancePath:instancePath+"/names/allow/" + i5,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}}else {const err41 = {instancePath:instancePath+"/names/allow",schemaPath:"#/properties/names/properties/allow/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}if(data15.deny !== undefined){let data18 = data15.deny;if(Array.isArray(data18)){const len6 = data18.length;for(let i6=0; i6<len6; i6++){let data19 = data18[i6];if(typeof data19 === "string"){if(func2(data19) > 1000){const err42 = {instancePath:instancePath+"/names/deny/" + i6,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 1000}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}if(func2(data19) < 1){const err43 = {instancePath:instancePath+"/names/deny/" + i6,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}else {const err44 = {instancePath:instancePath+"/names/deny/" + i6,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}}else {const err45 = {instancePath:instancePath+"/names/deny",schemaPath:"#/properties/names/properties/deny/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}}else {const err46 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}if(data.classes !== undefined){let data20 = data.classes;if(data20 && typeof data20 == "object" && !Array.isArray(data20)){for(const key4 in data20){if(!((key4 === "allow") || (key4 === "explicit"))){const err47 = {instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data20.allow !== undefined){let data21 = data20.allow;if(Array.isArray(data21)){const len7 = data21.length;for(let i7=0; i7<len7; i7++){let data22 = data21[i7];if(!(((data22 === "safe") || (data22 === "mutating")) || (data22 === "dangerous"))){const err48 = {instancePath:instancePath+"/classes/allow/" + i7,schemaPath:"#/properties/classes/properties/allow/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.classes.properties.allow.items.enum}};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}}else {const err49 = {instancePath:instancePath+"/classes/allow",schemaPath:"#/properties/classes/properties/allow/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}if(data20.explicit !== undefined){if(typeof data20.explicit !== "boolean"){const err50 = {instancePath:instancePath+"/classes/explicit",schemaPath:"#/properties/classes/properties/explicit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}}}else {const err51 = {instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}if(data.environment !== undefined){let data24 = data.environment;if(data24 && typeof data24 == "object" && !Array.isArray(data24)){for(const key5 in data24){if(!(key5 === "allow")){const err52 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}}if(data24.allow !== undefined){let data25 = data24.allow;if(Array.isArray(data25)){const len8 = data25.length;for(let i8=0; i8<len8; i8++){let data26 = data25[i8];if(typeof data26 === "string"){if(func2(data26) > 1000){const err53 = {instancePath:instancePath+"/environment/allow/" + i8,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 1000}};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}if(func2(data26) < 1){const err54 = {instancePath:instancePath+"/environment/allow/" + i8,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}else {const err55 = {instancePath:instancePath+"/environment/allow/" + i8,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}}}else {const err56 = {instancePath:instancePath+"/environment/allow",schemaPath:"#/properties/environment/properties/allow/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}}}else {const err57 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}if(data.timeout !== undefined){let data27 = data.timeout;if(data27 && typeof data27 == "object" && !Array.isArray(data27)){for(const key6 in data27){if(!(key6 === "max-seconds")){const err58 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}}if(data27["max-seconds"] !== undefined){let data28 = data27["max-seconds"];if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){const err59 = {instancePath:instancePath+"/timeout/max-seconds",schemaPath:"#/properties/timeout/properties/max-seconds/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}if(typeof data28 == "number"){if(data28 < 1 || isNaN(data28)){const err60 = {instancePath:instancePath+"/timeout/max-seconds",schemaPath:"#/properties/timeout/properties/max-seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}}}}else {const err61 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}}if(data.tools !== undefined){let data29 = data.tools;if(data29 && typeof data29 == "object" && !Array.isArray(data29)){for(const key7 in data29){if(!((key7 === "deny") || (key7 === "known"))){const err62 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}}if(data29.deny !== undefined){let data30 = data29.deny;if(Array.isArray(data30)){const len9 = data30.length;for(let i9=0; i9<len9; i9++){let data31 = data30[i9];if(typeof data31 === "string"){if(!pattern9.test(data31)){const err63 = {instancePath:instancePath+"/tools/deny/" + i9,schemaPath:"#/$defs/grant/pattern",keyword:"pattern",params:{pattern: "^[^\\s()]+(?:\\(.*\\))?$"}};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}}else {const err64 = {instancePath:instancePath+"/tools/deny/" + i9,schemaPath:"#/$defs/grant/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}}}else {const err65 = {instancePath:instancePath+"/tools/deny",schemaPath:"#/properties/tools/properties/deny/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err65];}else {vErrors.push(err65);}errors++;}}if(data29.known !== undefined){let data32 = data29.known;if(Array.isArray(data32)){const len10 = data32.length;for(let i10=0; i10<len10; i10++){let data33 = data32[i10];if(typeof data33 === "string"){if(func2(data33) > 1000){const err66 = {instancePath:instancePath+"/tools/known/" + i10,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 1000}};if(vErrors === null){vErrors = [err66];}else {vErrors.push(err66);}errors++;}if(func2(data33) < 1){const err67 = {instancePath:instancePath+"/tools/known/" + i10,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err67];}else {vErrors.push(err67);}errors++;}}else {const err68 = {instancePath:instancePath+"/tools/known/" + i10,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err68];}else {vErrors.push(err68);}errors++;}}}else {const err69 = {instancePath:instancePath+"/tools/known",schemaPath:"#/properties/tools/properties/known/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err69];}else {vErrors.push(err69);}errors++;}}}else {const err70 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err70];}else {vErrors.push(err70);}errors++;}}if(data.permissions !== undefined){let data34 = data.permissions;if(data34 && typeof data34 == "object" && !Array.isArray(data34)){for(const key8 in data34){if(!(key8 === "require")){const err71 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};if(vErrors === null){vErrors = [err71];}else {vErrors.push(err71);}errors++;}}if(data34.require !== undefined){let data35 = data34.require;if(data35 && typeof data35 == "object" && !Array.isArray(data35)){for(const key9 in data35){let data36 = data35[key9];if(!(((data36 === "allow") || (data36 === "ask")) || (data36 === "deny"))){const err72 = {instancePath:instancePath+"/permissions/require/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/permissions/properties/require/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema31.properties.permissions.properties.require.additionalProperties.enum}};if(vErrors === null){vErrors = [err72];}else {vErrors.push(err72);}errors++;}}}else {const err73 = {instancePath:instancePath+"/permissions/require",schemaPath:"#/properties/permissions/properties/require/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err73];}else {vErrors.push(err73);}errors++;}}}else {const err74 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err74];}else {vErrors.push(err74);}errors++;}}if(data["required-fields"] !== undefined){let data37 = data["required-fields"];if(data37 && typeof data37 == "object" && !Array.isArray(data37)){for(const key10 in data37){if(!((key10 === "SKILL.md") || (key10 === "skill.json"))){const err75 = {instancePath:instancePath+"/required-fields",schemaPath:"#/properties/required-fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};if(vErrors === null){vErrors = [err75];}else {vErrors.push(err75);}errors++;}}if(data37["SKILL.md"] !== undefined){let data38 = data37["SKILL.md"];if(Array.isArray(data38)){const len11 = data38.length;for(let i11=0; i11<len11; i11++){let data39 = data38[i11];if(typeof data39 === "string"){if(func2(data39) < 1){const err76 = {instancePath:instancePath+"/required-fields/SKILL.md/" + i11,schemaPath:"#/properties/required-fields/properties/SKILL.md/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err76];}else {vErrors.push(err76);}errors++;}}else {const err77 = {instancePath:instancePath+"/required-fields/SKILL.md/" + i11,schemaPath:"#/properties/required-fields/properties/SKILL.md/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err77];}else {vErrors.push(err77);}errors++;}}}else {const err78 = {instancePath:instancePath+"/required-fields/SKILL.md",schemaPath:"#/properties/required-fields/properties/SKILL.md/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err78];}else {vErrors.push(err78);}errors++;}}if(data37["skill.json"] !== undefined){let data40 = data37["skill.json"];if(Array.isArray(data40)){const len12 = data40.length;for(let i12=0; i12<len12; i12++){let data41 = data40[i12];if(typeof data41 === "string"){if(func2(data41) < 1){const err79 = {instancePath:instancePath+"/required-fields/skill.json/" + i12,schemaPath:"#/properties/required-fields/properties/skill.json/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err79];}else {vErrors.push(err79);}errors++;}}else {const err80 = {instancePath:instancePath+"/required-fields/skill.json/" + i12,schemaPath:"#/properties/required-fields/properties/skill.json/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err80];}else {vErrors.push(err80);}errors++;}}}else {const err81 = {instancePath:instancePath+"/required-fields/skill.json",schemaPath:"#/properties/required-fields/properties/skill.json/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err81];}else {vErrors.push(err81);}errors++;}}}else {const err82 = {instancePath:instancePath+"/required-fields",schemaPath:"#/properties/required-fields/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err82];}else {vErrors.push(err82);}errors++;}}if(data.rules !== undefined){if(!(validate21(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);errors = vErrors.length;}}if(data.overrides !== undefined){let data43 = data.overrides;if(Array.isArray(data43)){const len13 = data43.length;for(let i13=0; i13<len13; i13++){let data44 = data43[i13];if(data44 && typeof data44 == "object" && !Array.isArray(data44)){if(data44.paths === undefined){const err83 = {instancePath:instancePath+"/overrides/" + i13,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty: "paths"}};if(vErrors === null){vErrors = [err83];}else {vErrors.push(err83);}errors++;}if(data44.rules === undefined){const err84 = {instancePath:instancePath+"/overrides/" + i13,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty: "rules"}};if(vErrors === null){vErrors = [err84];}else {vErrors.push(err84);}errors++;}for(const key11 in data44){if(!((key11 === "paths") || (key11 === "rules"))){const err85 = {instancePath:instancePath+"/overrides/" + i13,schemaPath:"#/properties/overrides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};if(vErrors === null){vErrors = [err85];}else {vErrors.push(err85);}errors++;}}if(data44.paths !== undefined){let data45 = data44.paths;if(Array.isArray(data45)){const len14 = data45.length;for(let i14=0; i14<len14; i14++){let data46 = data45[i14];if(typeof data46 === "string"){if(func2(data46) > 1000){const err86 = {instancePath:instancePath+"/overrides/" + i13+"/paths/" + i14,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 1000}};if(vErrors === null){vErrors = [err86];}else {vErrors.push(err86);}errors++;}if(func2(data46) < 1){const err87 = {instancePath:instancePath+"/overrides/" + i13+"/paths/" + i14,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err87];}else {vErrors.push(err87);}errors++;}}else {const err88 = {instancePath:instancePath+"/overrides/" + i13+"/paths/" + i14,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err88];}else {vErrors.push(err88);}errors++;}}}else {const err89 = {instancePath:instancePath+"/overrides/" + i13+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err89];}else {vErrors.push(err89);}errors++;}}if(data44.rules !== undefined){if(!(validate21(data44.rules, {instancePath:instancePath+"/overrides/" + i13+"/rules",parentData:data44,parentDataProperty:"rules",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);errors = vErrors.length;}}}else {const err90 = {instancePath:instancePath+"/overrides/" + i13,schemaPath:"#/properties/overrides/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err90];}else {vErrors.push(err90);}errors++;}}}else {const err91 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err91];}else {vErrors.push(err91);}errors++;}}if(data.suppress !== undefined){let data48 = data.suppress;if(Array.isArray(data48)){const len15 = data48.length;for(let i15=0; i15<len15; i15++){let data49 = data48[i15];if(data49 && typeof data49 == "object" && !Array.isArray(data49)){if(data49.rule === undefined){const err92 = {instancePath:instancePath+"/suppress/" + i15,schemaPath:"#/properties/suppress/items/required",keyword:"required",params:{missingProperty: "rule"}};if(vErrors === null){vErrors = [err92];}else {vErrors.push(err92);}errors++;}if(data49.reason === undefined){const err93 = {instancePath:instancePath+"/suppress/" + i15,schemaPath:"#/properties/suppress/items/required",keyword:"required",params:{missingProperty: "reason"}};if(vErrors === null){vErrors = [err93];}else {vErrors.push(err93);}errors++;}for(const key12 in data49){if(!((((key12 === "rule") || (key12 === "paths")) || (key12 === "reason")) || (key12 === "until"))){const err94 = {instancePath:instancePath+"/suppress/" + i15,schemaPath:"#/properties/suppress/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};if(vErrors === null){vErrors = [err94];}else {vErrors.push(err94);}errors++;}}if(data49.rule !== undefined){if(typeof data49.rule !== "string"){const err95 = {instancePath:instancePath+"/suppress/" + i15+"/rule",schemaPath:"#/$defs/ruleName/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err95];}else {vErrors.push(err95);}errors++;}}if(data49.paths !== undefined){let data51 = data49.paths;if(Array.isArray(data51)){const len16 = data51.length;for(let i16=0; i16<len16; i16++){let data52 = data51[i16];if(typeof data52 === "string"){if(func2(data52) > 1000){const err96 = {instancePath:instancePath+"/suppress/" + i15+"/paths/" + i16,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 1000}};if(vErrors === null){vErrors = [err96];}else {vErrors.push(err96);}errors++;}if(func2(data52) < 1){const err97 = {instancePath:instancePath+"/suppress/" + i15+"/paths/" + i16,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err97];}else {vErrors.push(err97);}errors++;}}else {const err98 = {instancePath:instancePath+"/suppress/" + i15+"/paths/" + i16,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err98];}else {vErrors.push(err98);}errors++;}}}else {const err99 = {instancePath:instancePath+"/suppress/" + i15+"/paths",schemaPath:"#/properties/suppress/items/properties/paths/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err99];}else {vErrors.push(err99);}errors++;}}if(data49.reason !== undefined){let data53 = data49.reason;if(typeof data53 === "string"){if(func2(data53) < 1){const err100 = {instancePath:instancePath+"/suppress/" + i15+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err100];}else {vErrors.push(err100);}errors++;}}else {const err101 = {instancePath:instancePath+"/suppress/" + i15+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err101];}else {vErrors.push(err101);}errors++;}}if(data49.until !== undefined){let data54 = data49.until;if(typeof data54 === "string"){if(!pattern10.test(data54)){const err102 = {instancePath:instancePath+"/suppress/" + i15+"/until",schemaPath:"#/properties/suppress/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};if(vErrors === null){vErrors = [err102];}else {vErrors.push(err102);}errors++;}}else {const err103 = {instancePath:instancePath+"/suppress/" + i15+"/until",schemaPath:"#/properties/suppress/items/properties/until/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err103];}else {vErrors.push(err103);}errors++;}}}else {const err104 = {instancePath:instancePath+"/suppress/" + i15,schemaPath:"#/properties/suppress/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err104];}else {vErrors.push(err104);}errors++;}}}else {const err105 = {instancePath:instancePath+"/suppress",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err105];}else {vErrors.push(err105);}errors++;}}if(data.smoke !== undefined){let data55 = data.smoke;if(data55 && typeof data55 == "object" && !Array.isArray(data55)){for(const key13 in data55){if(!((((key13 === "mode") || (key13 === "classes")) || (key13 === "isolation")) || (key13 === "environment"))){const err106 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};if(vErrors === null){vErrors = [err106];}else {vErrors.push(err106);}errors++;}}if(data55.mode !== undefined){let data56 = data55.mode;if(!(((data56 === "off") || (data56 === "check")) || (data56 === "run"))){const err107 = {instancePath:instancePath+"/smoke/mode",schemaPath:"#/properties/smoke/properties/mode/enum",keyword:"enum",params:{allowedValues: schema31.properties.smoke.properties.mode.enum}};if(vErrors === null){vErrors = [err107];}else {vErrors.push(err107);}errors++;}}if(data55.classes !== undefined){let data57 = data55.classes;if(Array.isArray(data57)){const len17 = data57.length;for(let i17=0; i17<len17; i17++){let data58 = data57[i17];if(!(((data58 === "safe") || (data58 === "mutating")) || (data58 === "dangerous"))){const err108 = {instancePath:instancePath+"/smoke/classes/" + i17,schemaPath:"#/properties/smoke/properties/classes/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.smoke.properties.classes.items.enum}};if(vErrors === null){vErrors = [err108];}else {vErrors.push(err108);}errors++;}}}else {const err109 = {instancePath:instancePath+"/smoke/classes",schemaPath:"#/properties/smoke/properties/classes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err109];}else {vErrors.push(err109);}errors++;}}if(data55.isolation !== undefined){let data59 = data55.isolation;if(!(((data59 === "required") || (data59 === "preferred")) || (data59 === "off"))){const err110 = {instancePath:instancePath+"/smoke/isolation",schemaPath:"#/properties/smoke/properties/isolation/enum",keyword:"enum",params:{allowedValues: schema31.properties.smoke.properties.isolation.enum}};if(vErrors === null){vErrors = [err110];}else {vErrors.push(err110);}errors++;}}if(data55.environment !== undefined){let data60 = data55.environment;if(data60 && typeof data60 == "object" && !Array.isArray(data60)){for(const key14 in data60){if(typeof data60[key14] !== "string"){const err111 = {instancePath:instancePath+"/smoke/environment/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/smoke/properties/environment/additionalProperties/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err111];}else {vErrors.push(err111);}errors++;}}}else {const err112 = {instancePath:instancePath+"/smoke/environment",schemaPath:"#/properties/smoke/properties/environment/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err112];}else {vErrors.push(err112);}errors++;}}}else {const err113 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err113];}else {vErrors.push(err113);}errors++;}}if(data.baseline !== undefined){let data62 = data.baseline;const _errs152 = errors;const _errs153 = errors;if(typeof data62 === "string"){if(!pattern4.test(data62)){const err114 = {};if(vErrors === null){vErrors = [err114];}else {vErrors.push(err114);}errors++;}}var valid65 = _errs153 === errors;if(valid65){const err115 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/not",keyword:"not",params:{}};if(vErrors === null){vErrors = [err115];}else {vErrors.push(err115);}errors++;}else {errors = _errs152;if(vErrors !== null){if(_errs152){vErrors.length = _errs152;}else {vErrors = null;}}}if(typeof data62 === "string"){if(func2(data62) < 1){const err116 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err116];}else {vErrors.push(err116);}errors++;}}else {const err117 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err117];}else {vErrors.push(err117);}errors++;}}if(data["fail-on"] !== undefined){let data63 = data["fail-on"];if(!((((data63 === "never") || (data63 === "error")) || (data63 === "warning")) || (data63 === "notice"))){const err118 = {instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema31.properties["fail-on"].enum}};if(vErrors === null){vErrors = [err118];}else {vErrors.push(err118);}errors++;}}if(data["require-skills"] !== undefined){let data64 = data["require-skills"];if(!((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64)))){const err119 = {instancePath:instancePath+"/require-skills",schemaPath:"#/properties/require-skills/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err119];}else {vErrors.push(err119);}errors++;}if(typeof data64 == "number"){if(data64 < 0 || isNaN(data64)){const err120 = {instancePath:instancePath+"/require-skills",schemaPath:"#/properties/require-skills/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err120];}else {vErrors.push(err120);}errors++;}}}}else {const err121 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err121];}else {vErrors.push(err121);}errors++;}validate20.errors = vErrors;return errors === 0;}validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 9295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy),
  readPolicy: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./build/domain/location.js
var domain_location = __webpack_require__(9994);
// EXTERNAL MODULE: ./build/formats/documents.js + 1 modules
var formats_documents = __webpack_require__(9408);
// EXTERNAL MODULE: ./build/formats/yaml.js + 8 modules
var yaml = __webpack_require__(124);
// EXTERNAL MODULE: ./build/formats/yaml-tree.js
var yaml_tree = __webpack_require__(9873);
// EXTERNAL MODULE: ./build/policy/find.js
var find = __webpack_require__(3464);
// EXTERNAL MODULE: ./build/runtimes/go/path-match.js
var path_match = __webpack_require__(7104);
// EXTERNAL MODULE: ./build/rules/index.js + 143 modules
var rules = __webpack_require__(7357);
// EXTERNAL MODULE: ./build/rules/support/near-miss.js + 1 modules
var near_miss = __webpack_require__(5670);
;// CONCATENATED MODULE: ./build/policy/meaning.js




/** What no schema can say about a policy: rules that do not exist, globs and days that do not either. */
function checkMeaning(root) {
    return [...checkRuleNames(root), ...checkRequirements(root), ...checkDays(root)];
}
/** Every name that should be a rule's and is not, or is that of a rule which cannot be changed. */
function checkRuleNames(root) {
    const overrides = itemsOf((0,yaml_tree/* entryOf */.M)(root, 'overrides')?.value).map((one) => (0,yaml_tree/* entryOf */.M)(one, 'rules')?.value);
    const settings = [(0,yaml_tree/* entryOf */.M)(root, 'rules')?.value, ...overrides].flatMap(entriesOf);
    const suppressed = itemsOf((0,yaml_tree/* entryOf */.M)(root, 'suppress')?.value).map((one) => (0,yaml_tree/* entryOf */.M)(one, 'rule')?.value);
    return [
        ...settings.flatMap(({ key, keyRange }) => nameFault(key, keyRange)),
        ...suppressed.flatMap((node) => (node?.type === 'scalar' ? nameFault(node.text, node.range) : [])),
    ];
}
function nameFault(name, range) {
    const rule = (0,rules/* findRule */.I)(name);
    if (rule)
        return rule.fixed ? [{ message: 'fixed-rule', values: { rule: name }, range }] : [];
    const suggestion = (0,near_miss/* nearestName */.qb)(name, rules/* rules */.a.map((one) => one.name));
    return suggestion === undefined
        ? [{ message: 'unknown-rule', values: { rule: name }, range }]
        : [{ message: 'misspelt-rule', values: { rule: name, suggestion }, range }];
}
function checkRequirements(root) {
    const required = (0,yaml_tree/* entryOf */.M)((0,yaml_tree/* entryOf */.M)(root, 'permissions')?.value, 'require')?.value;
    return entriesOf(required)
        .filter(({ key }) => (0,path_match/* parseGlob */.qF)(key) === undefined)
        .map(({ key, keyRange }) => ({
        message: 'out-of-range',
        values: { where: 'permissions.require', problem: 'has to hold well-formed globs', value: key },
        range: keyRange,
    }));
}
function checkDays(root) {
    const days = itemsOf((0,yaml_tree/* entryOf */.M)(root, 'suppress')?.value).map((one) => (0,yaml_tree/* entryOf */.M)(one, 'until')?.value);
    return days.flatMap((node) => {
        if (node?.type !== 'scalar' || !/^\d{4}-\d{2}-\d{2}$/.test(node.text) || isDay(node.text))
            return [];
        const values = { where: 'until', problem: 'has to be a day of the calendar', value: node.text };
        return [{ message: 'out-of-range', values, range: node.range }];
    });
}
/** A day past the end of its month would silently be taken for one of the next. */
function isDay(text) {
    const day = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
function itemsOf(node) {
    return node?.type === 'sequence' ? node.items : [];
}
function entriesOf(node) {
    return node?.type === 'mapping' ? node.entries : [];
}

;// CONCATENATED MODULE: ./build/policy/merge.js
/**
 * Lays a policy over the one that it extends. What both say, the own one decides: values and lists are replaced;
 * `rules`, `required-fields`, `permissions.require` and the other mappings are merged key by key; `ignore`, `overrides`
 * and `suppress` are added, the own ones last. Options of the command line and inputs of the action win over both.
 */
function mergePolicies(base, own) {
    const merged = new Map(Object.entries(base));
    for (const [field, value] of Object.entries(own)) {
        const inherited = merged.get(field);
        merged.set(field, inherited === undefined ? value : combine(field, inherited, value));
    }
    return {
        ...Object.fromEntries(merged),
        files: [...own.files, ...base.files],
        ...mergeRequirements(base, own),
    };
}
const ADDED = new Set(['ignore', 'overrides', 'suppress']);
function combine(field, base, own) {
    if (isList(base) && isList(own))
        return ADDED.has(field) ? [...base, ...own] : own;
    return isMapping(base) && isMapping(own) ? mergeMappings(base, own) : own;
}
/** Settings within a mapping are told apart by their keys as well; lists in it are replaced. */
function mergeMappings(base, own) {
    const merged = new Map(Object.entries(base));
    for (const [key, value] of Object.entries(own)) {
        const inherited = merged.get(key);
        merged.set(key, isMapping(inherited) && isMapping(value) ? { ...inherited, ...value } : value);
    }
    return Object.fromEntries(merged);
}
function isList(value) {
    return Array.isArray(value);
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Requirements are a mapping in the file; of one pattern the own action counts. */
function mergeRequirements(base, own) {
    const all = [...(base.permissions?.require ?? []), ...(own.permissions?.require ?? [])];
    if (all.length === 0)
        return {};
    const byPattern = new Map(all.map((requirement) => [requirement.pattern, requirement]));
    return { permissions: { require: Array.from(byPattern.values()) } };
}

// EXTERNAL MODULE: ./build/policy/policy-error.js
var policy_error = __webpack_require__(146);
;// CONCATENATED MODULE: ./build/policy/to-policy.js


/** A policy's plain value, held against the schema, as the type that everybody reads. */
function toPolicy(value, root, path) {
    const { extends: _base, permissions, suppress, ...rest } = value;
    const camel = renameKeys(rest, FIELDS);
    const timeout = camel.timeout && renameKeys(camel.timeout, FIELDS);
    return {
        ...camel,
        files: [path],
        ...(timeout ? { timeout } : {}),
        ...(permissions ? { permissions: { require: requirements(root, path) } } : {}),
        ...(suppress ? { suppress: suppressions(suppress, root, path) } : {}),
    };
}
/** Settings whose name in the file is not that of the property. */
const FIELDS = {
    'allow-list': 'allowList',
    'required-fields': 'requiredFields',
    'fail-on': 'failOn',
    'require-skills': 'requireSkills',
    'max-seconds': 'maxSeconds',
};
function renameKeys(value, names) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [names[key] ?? key, part]));
}
function requirements(root, path) {
    const required = (0,yaml_tree/* entryOf */.M)((0,yaml_tree/* entryOf */.M)(root, 'permissions')?.value, 'require')?.value;
    if (required?.type !== 'mapping')
        return [];
    return required.entries.flatMap(({ key, keyRange, value }) => {
        const action = value.type === 'scalar' ? value.text : '';
        if (action !== 'allow' && action !== 'ask' && action !== 'deny')
            return [];
        return [{ pattern: key, action, location: (0,domain_location/* locate */.x5)(path, keyRange) }];
    });
}
function suppressions(value, root, path) {
    const node = (0,yaml_tree/* entryOf */.M)(root, 'suppress')?.value;
    const items = node?.type === 'sequence' ? node.items : [];
    return value.map((one, index) => ({
        ...one,
        location: placeOf(items[index], path),
    }));
}
/** A suppression is shown at its rule's name. */
function placeOf(item, path) {
    return (0,domain_location/* locate */.x5)(path, (0,yaml_tree/* entryOf */.M)(item, 'rule')?.value.range ?? item?.range);
}

// EXTERNAL MODULE: ./build/policy/policy-validator.cjs
var policy_validator = __webpack_require__(328);
// EXTERNAL MODULE: ./build/policy/schema.js + 1 modules
var policy_schema = __webpack_require__(5767);
;// CONCATENATED MODULE: ./build/policy/values.js
/** The plain value of a policy's YAML. What is left empty is as good as absent; aliases become faults. */
function values_valueOf(root, faults) {
    return mappingValue(root, faults);
}
function toValue(node, faults) {
    switch (node.type) {
        case 'scalar':
            return scalarValue(node);
        case 'sequence':
            return node.items.map((item) => toValue(item, faults));
        case 'mapping':
            return mappingValue(node, faults);
        case 'alias':
            faults.push({ message: 'alias', values: {}, range: node.range });
            return undefined;
    }
}
function mappingValue({ entries }, faults) {
    const filled = entries.filter(({ value }) => !(value.type === 'scalar' && value.typed === 'null'));
    return Object.fromEntries(filled.map(({ key, value }) => [key, toValue(value, faults)]));
}
function scalarValue({ text, typed }) {
    switch (typed) {
        case 'number':
            return Number(text);
        case 'boolean':
            return text.toLowerCase() === 'true';
        case 'null':
            return null;
        case 'string':
        case 'date':
            return text;
    }
}
/** The part of a policy that a JSON pointer leads to, and its key where it has one; the root where it leads nowhere. */
function partAt(root, pointer) {
    let found = { node: root };
    for (const step of stepsOf(pointer)) {
        const { node } = found;
        if (node.type === 'sequence') {
            const item = node.items[Number(step)];
            if (!item)
                return found;
            found = { node: item };
        }
        else if (node.type === 'mapping') {
            const entry = node.entries.findLast(({ key }) => key === step);
            if (!entry)
                return found;
            found = { node: entry.value, key: entry.keyRange };
        }
        else
            return found;
    }
    return found;
}
/** The steps of a JSON pointer. */
function stepsOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

;// CONCATENATED MODULE: ./build/policy/validate.js




/** Holds a policy's plain value against the schema; every mistake once, at its place. */
function validatePolicy(value, root) {
    if (policy_validator(value))
        return [];
    const errors = (policy_validator.errors ?? []).filter(({ keyword }) => !FOLLOW_UPS.has(keyword));
    return errors.map((error) => faultOf(error, root));
}
/** Keywords whose errors stand beside the one that says what is wrong. */
const FOLLOW_UPS = new Set(['if', 'propertyNames']);
function faultOf(error, root) {
    const { instancePath, keyword } = error;
    const params = error.params;
    const where = describePath(instancePath);
    const { node, key } = partAt(root, instancePath);
    switch (keyword) {
        case 'additionalProperties':
            return unknownKey(error, String(params['additionalProperty']), root);
        case 'required':
            return {
                message: 'missing-key',
                values: { key: String(params['missingProperty']), where: where.replace(/\[\d+\]$/, '') },
                range: { start: node.range.start, end: node.range.start },
            };
        case 'type':
            return {
                message: 'wrong-type',
                values: { where, expected: wordFor(String(params['type'])), actual: actualOf(node) },
                range: isEmpty(node) && key ? key : node.range,
            };
        case 'enum':
            return unknownValue(node, where, params['allowedValues'].map(String));
        case 'minItems':
        case 'minLength':
            return { message: 'empty', values: { where }, range: node.range };
        default:
            return {
                message: 'out-of-range',
                values: { where, problem: problemOf(keyword, params, instancePath), value: textOf(node) },
                range: node.range,
            };
    }
}
function unknownKey({ instancePath, schemaPath }, key, root) {
    const { range } = partAt(root, `${instancePath}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).node;
    const known = knownKeys(schemaPath);
    const where = instancePath === '' ? 'of a policy' : `of ${describePath(instancePath)}`;
    const suggestion = (0,near_miss/* nearestName */.qb)(key, known);
    const keyRange = keyOf(root, instancePath, key) ?? range;
    return suggestion === undefined
        ? { message: 'unknown-key', values: { key, where, known: known.join(', ') }, range: keyRange }
        : { message: 'misspelt-key', values: { key, where, suggestion }, range: keyRange };
}
function keyOf(root, pointer, key) {
    const { node } = partAt(root, pointer);
    return node.type === 'mapping' ? node.entries.findLast((entry) => entry.key === key)?.keyRange : undefined;
}
/** The properties beside the keyword that refused a key. */
function knownKeys(schemaPath) {
    let schema = (0,policy_schema/* structuralSchema */.bv)();
    for (const step of stepsOf(schemaPath.replace(/\/additionalProperties$/, ''))) {
        schema = schema[decodeURIComponent(step)];
    }
    return Object.keys(schema.properties ?? {});
}
function unknownValue(node, where, allowed) {
    const value = textOf(node);
    const known = allowed.join(', ');
    const suggestion = (0,near_miss/* nearestName */.qb)(value, allowed);
    return suggestion === undefined
        ? { message: 'unknown-value', values: { where, value, known }, range: node.range }
        : { message: 'misspelt-value', values: { where, value, suggestion, known }, range: node.range };
}
function problemOf(keyword, params, pointer) {
    switch (keyword) {
        case 'minimum':
            return `has to be at least ${String(params['limit'])}`;
        case 'maxLength':
            return `may have at most ${String(params['limit'])} characters`;
        case 'not':
            return 'has to be a path inside the repository, relative to its top';
        default:
            return PATTERN_WORDS[stepsOf(pointer).findLast((step) => !/^\d+$/.test(step)) ?? ''] ?? 'is malformed';
    }
}
/** What the patterns of the schema ask for, by the field. */
const PATTERN_WORDS = {
    mount: 'has to be an absolute path',
    until: 'has to be a day as YYYY-MM-DD',
    deny: 'has to be a grant such as Bash or Bash(rm:*)',
};
function describePath(pointer) {
    const words = stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? `[${Number(step) + 1}]` : step));
    return words.length === 0 ? 'the policy' : words.join('.').replaceAll('.[', '[');
}
function isEmpty(node) {
    return node.type === 'scalar' && node.typed === 'null';
}
function textOf(node) {
    return node.type === 'scalar' ? node.text : actualOf(node);
}
function actualOf(node) {
    if (node.type === 'mapping')
        return 'a mapping';
    if (node.type === 'sequence')
        return 'a list';
    if (node.type === 'alias')
        return 'an alias';
    if (node.typed === 'null')
        return 'nothing';
    return node.typed === 'string' || node.typed === 'date' ? 'a text' : `a ${node.typed}`;
}
const TYPE_WORDS = {
    array: 'a list',
    object: 'a mapping',
    string: 'a text (quote it)',
    integer: 'a whole number',
    boolean: 'true or false',
};
function wordFor(type) {
    return TYPE_WORDS[type] ?? type;
}

;// CONCATENATED MODULE: ./build/policy/load.js











/** How many files may extend one another. */
const EXTENDS_LIMIT = 10;
/**
 * Reads a policy and what it extends; `path` is relative to the tree. Throws a PolicyError that holds every mistake
 * with its place.
 */
function loadPolicy(tree, path) {
    const documents = new formats_documents/* Documents */.j(tree);
    const policies = [];
    let link = { path, from: undefined };
    for (;;) {
        const { policy, next } = readOne(documents, link, policies);
        policies.push(policy);
        if (!next)
            break;
        link = next;
    }
    return policies.reduceRight((base, own) => mergePolicies(base, own));
}
/** The policy that somebody named, else the one at a usual place; undefined where there is none. Throws as `loadPolicy` does. */
function readPolicy(tree, wanted) {
    const path = wanted ?? (0,find/* findPolicy */.i)((one) => tree.stat(one) !== undefined);
    return path === undefined ? undefined : loadPolicy(tree, path);
}
function readOne(documents, link, earlier) {
    const resolved = documents.folders.resolve(link.path);
    const path = resolved.kind === 'found' ? resolved.path : link.path;
    refuseEndless(documents, { ...link, path }, earlier);
    const source = documents.source(path);
    if (!source)
        throw unreadable(documents, link, path);
    const fail = (faults) => {
        const findings = faults.map((fault) => (0,policy_error/* findingOf */.h)(fault, path, source));
        throw new policy_error/* PolicyError */.p(path, findings.toSorted((a, b) => compareStarts(a.location, b.location)));
    };
    const root = parse(source, fail);
    if (!root)
        return { policy: { files: [path] }, next: undefined };
    const faults = [];
    const value = values_valueOf(root, faults);
    faults.push(...validatePolicy(value, root), ...checkMeaning(root));
    if (faults.length > 0)
        fail(faults);
    const base = (0,yaml_tree/* entryOf */.M)(root, 'extends')?.value;
    const next = base?.type === 'scalar' && base.typed !== 'null'
        ? { path: base.text, from: { path, range: base.range } }
        : undefined;
    return { policy: toPolicy(value, root, path), next };
}
function compareStarts(a, b) {
    return a.start.line - b.start.line || a.start.column - b.start.column;
}
/** The mapping at the top; undefined where the file holds nothing but comments. */
function parse(source, fail) {
    const whole = { firstLine: 1, endLine: source.lineCount + 1 };
    const { root, error, duplicates } = (0,yaml/* parseYaml */.h)(source, whole);
    if (error) {
        const { message, range, cause } = error;
        return cause === 'not-a-mapping'
            ? fail([{ message: 'not-a-mapping', values: {}, range }])
            : fail([{ message: 'yaml', values: { message: message || cause.replaceAll('-', ' ') }, range }]);
    }
    if (duplicates.length > 0) {
        return fail(duplicates.map(({ key, range, first }) => ({
            message: 'duplicate-key',
            values: { key, line: first.start.line },
            range,
        })));
    }
    return root;
}
/** A file that extends itself, by whatever way, would never be read to its end. */
function refuseEndless(documents, { path, from }, earlier) {
    if (!from)
        return;
    const files = earlier.flatMap((policy) => policy.files);
    const source = documents.source(from.path);
    const refuse = (fault) => {
        throw new policy_error/* PolicyError */.p(from.path, [(0,policy_error/* findingOf */.h)(fault, from.path, source)]);
    };
    if (files.includes(path)) {
        const values = { path, chain: files.join(', ') };
        refuse({ message: 'extends-cycle', values, range: from.range });
    }
    if (files.length > EXTENDS_LIMIT) {
        refuse({ message: 'extends-long', values: { path, limit: EXTENDS_LIMIT }, range: from.range });
    }
}
function unreadable(documents, { path: written, from }, path) {
    const read = documents.read(path);
    const why = read.ok ? 'it is empty' : (WHY[read.reason] ?? 'the system failed to read it');
    const values = { path: written, why };
    const place = from ?? { path, range: domain_location/* FILE_START */.WS };
    const message = from ? 'extends-missing' : 'unreadable';
    return new policy_error/* PolicyError */.p(place.path, [
        (0,policy_error/* findingOf */.h)({ message, values, range: place.range }, place.path, documents.source(place.path)),
    ]);
}
const WHY = {
    missing: 'nothing stands there',
    directory: 'it is a directory',
    'not-regular': 'it is no regular file',
    permission: 'its permissions forbid it',
    'too-large': 'it is larger than 8 MiB',
    outside: 'it lies outside the repository',
    'link-loop': 'it is a link that leads back to itself',
};


/***/ }),

/***/ 5767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ub: () => (/* binding */ SCHEMA_COMMENT),
  bv: () => (/* binding */ structuralSchema)
});

// UNUSED EXPORTS: SCHEMA_URL, configurableRules, policySchema

;// CONCATENATED MODULE: ./build/domain/policy.js
const RULE_SETTINGS = ['error', 'warning', 'notice', 'off'];

// EXTERNAL MODULE: ./build/domain/report.js
var report = __webpack_require__(2663);
// EXTERNAL MODULE: ./build/runtimes/index.js + 21 modules
var runtimes = __webpack_require__(5819);
// EXTERNAL MODULE: ./build/runtimes/ongrid/manifest.js
var manifest = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/rules/index.js + 143 modules
var build_rules = __webpack_require__(7357);
;// CONCATENATED MODULE: ./build/policy/schema.js





/** Where the schema is published, for the comment by which editors find it. */
const SCHEMA_URL = 'https://raw.githubusercontent.com/skillgate/skillgate/v0/dist/skillgate.schema.json';
/** The comment by which editors complete a policy. */
const SCHEMA_COMMENT = `# yaml-language-server: $schema=${SCHEMA_URL}`;
/** The names of the rules that a policy may set, in the order of the README's table. */
function configurableRules() {
    return rules.filter(({ fixed }) => !fixed).map(({ name }) => name);
}
/**
 * The JSON Schema (draft 2020-12) of `skillgate.yml`, with the names of all rules for editors to complete.
 * The shipped validator is made of the same schema with any text for a rule's name, so that it does not change with every rule.
 */
function policySchema() {
    const settable = rules.filter(({ fixed }) => !fixed);
    const byRule = Object.fromEntries(settable.map(({ name, summary }) => [name, { $ref: '#/$defs/setting', description: summary }]));
    return makeSchema({
        settings: { type: 'object', properties: byRule, additionalProperties: false },
        ruleName: { enum: settable.map(({ name }) => name) },
    });
}
/** The same schema without the names of the rules. */
function structuralSchema() {
    return makeSchema({
        settings: { type: 'object', additionalProperties: { $ref: '#/$defs/setting' } },
        ruleName: { type: 'string' },
    });
}
const schema_text = { type: 'string', minLength: 1 };
const path = { ...schema_text, not: { pattern: '^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:' } };
function list(items, description) {
    return { type: 'array', items, description };
}
function object(properties, description) {
    return { type: 'object', properties, additionalProperties: false, description };
}
function globs(description) {
    return list({ $ref: '#/$defs/glob' }, description);
}
function makeSchema({ settings, ruleName }) {
    return {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: 'Skillgate policy',
        description: 'What an organisation decided about its agent skills. Every part is optional.',
        type: 'object',
        properties: { ...scopeFields(), ...skillFields(), ...gateFields() },
        additionalProperties: false,
        $defs: {
            glob: { type: 'string', minLength: 1, maxLength: 1000 },
            setting: { enum: RULE_SETTINGS },
            settings,
            ruleName,
            grant: { type: 'string', pattern: '^[^\\s()]+(?:\\(.*\\))?$' },
        },
    };
}
/** What is looked at, and by which runtimes. */
function scopeFields() {
    return {
        extends: {
            ...path,
            description: 'Another policy file of this repository; what is said here wins over it.',
        },
        runtimes: {
            ...list({ enum: runtimes/* runtimes */.m.map(({ id }) => id) }, 'The agents that the repository serves.'),
            minItems: 1,
        },
        paths: globs('Where skills are looked for; everywhere where absent.'),
        ignore: globs('What is not looked at.'),
        'allow-list': list({
            type: 'object',
            properties: {
                path: { ...path, description: 'A folder of this repository.' },
                mount: { type: 'string', pattern: '^/', description: 'The absolute path where it will live.' },
            },
            required: ['path'],
            additionalProperties: false,
        }, "ongrid's roots, in order."),
        ogcode: object({ home: { ...path, description: "A folder that is somebody's home: ogcode's user directories." } }, 'How ogcode is set up.'),
        index: list(path, 'Files that are remote skill indexes, whatever they look like.'),
    };
}
/** What skills may be. */
function skillFields() {
    return {
        names: object({ allow: globs('A name has to match one of these.'), deny: globs('A name must match none of these.') }, 'What skills may be called.'),
        classes: object({
            allow: list({ enum: manifest/* CLASSES */.Nv }, 'The classes that a skill.json may have.'),
            explicit: { type: 'boolean', description: 'Whether every skill.json has to give its class.' },
        }, 'How much skills may do.'),
        environment: object({ allow: globs('The variables that a skill.json may ask for.') }, 'What skills may read of the environment.'),
        timeout: object({ 'max-seconds': { type: 'integer', minimum: 1, description: 'The longest timeout, in seconds.' } }, 'How long skills may run.'),
        tools: object({
            deny: list({ $ref: '#/$defs/grant' }, 'Grants that no allowed-tools may give: "Bash" is Bash without a scope, "Bash(rm:*)" whatever reaches rm, "Bash(**)" every grant of Bash.'),
            known: globs("Names of the organisation's own tools."),
        }, 'What allowed-tools may grant.'),
        permissions: object({
            require: {
                type: 'object',
                additionalProperties: { enum: ['allow', 'ask', 'deny'] },
                description: "Globs of ogcode's own kind: a skill that matches has to be at least that strict.",
            },
        }, "What ogcode's permission rules have to hold."),
        'required-fields': object({
            'SKILL.md': list(schema_text, 'Fields of the frontmatter; dots lead into mappings.'),
            'skill.json': list(schema_text, 'Fields of the manifest.'),
        }, 'Fields that every manifest has to have.'),
    };
}
/** What counts. */
function gateFields() {
    return {
        rules: { $ref: '#/$defs/settings', description: 'The severity of rules, or off.' },
        overrides: list({
            type: 'object',
            properties: { paths: globs('Where it holds.'), rules: { $ref: '#/$defs/settings' } },
            required: ['paths', 'rules'],
            additionalProperties: false,
        }, 'Severities for some paths; the last one that names a rule counts.'),
        suppress: list({
            type: 'object',
            properties: {
                rule: { $ref: '#/$defs/ruleName' },
                paths: globs('Where findings are accepted; everywhere where absent.'),
                reason: { ...schema_text, description: 'Why.' },
                until: {
                    type: 'string',
                    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
                    description: 'The last day on which it holds, YYYY-MM-DD.',
                },
            },
            required: ['rule', 'reason'],
            additionalProperties: false,
        }, 'Findings that are accepted.'),
        smoke: object({
            mode: { enum: ['off', 'check', 'run'] },
            classes: list({ enum: manifest/* CLASSES */.Nv }, 'The classes of which skills may be run.'),
            isolation: { enum: ['required', 'preferred', 'off'] },
            environment: { type: 'object', additionalProperties: { type: 'string' } },
        }, 'What smoke runs may do.'),
        baseline: { ...path, description: 'The file of findings that were there before.' },
        'fail-on': { enum: report/* FAIL_ON */.d, description: 'The severity from which a run fails.' },
        'require-skills': {
            type: 'integer',
            minimum: 0,
            description: 'How many skills there have to be at least.',
        },
    };
}


/***/ })

};
