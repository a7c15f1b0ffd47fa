import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

/** A method and a path template, as octokit's routes have them: `GET /repos/{owner}/{repo}/issues`. */
export type Route = string;

/** An operation that GitHub describes, and what a request says in its terms. */
export interface Matched {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

/** The committed part of GitHub's description; scripts/slice-openapi.mjs makes it. */
const description = withNull(
  JSON.parse(readFileSync(new URL('github-openapi.json', import.meta.url), 'utf8')),
) as Json & { readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>> };

const ajv = formats.default(
  new Ajv({ strict: false, meta: false, validateSchema: false, allErrors: true, coerceTypes: false }),
);
const coercing = formats.default(
  new Ajv({ strict: false, meta: false, validateSchema: false, allErrors: true, coerceTypes: true }),
);
ajv.addSchema(description, 'github');
coercing.addSchema(description, 'github');

/** OpenAPI 3.0 says `nullable` where JSON Schema names `null` among the types. */
function withNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNull);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withNull(part)]),
  );
  return nullable === true
    ? { anyOf: [rest, { type: 'null' }] }
    : { ...rest, ...(nullable === undefined || nullable === false ? {} : { nullable }) };
}

const operations = Object.entries(description.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    template,
    // octokit writes a slash within a value as %2F, so each value is one segment.
    pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    operation,
  })),
);

/** The operation of a request; undefined where GitHub has none such. The longer path counts where two match. */
export function matchOperation(method: string, pathname: string): Matched | undefined {
  for (const one of operations.toSorted((a, b) => b.template.length - a.template.length)) {
    const match = one.method === method ? one.pattern.exec(pathname) : null;
    if (!match) continue;
    const values = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { route: `${method} ${one.template}`, path: Object.fromEntries(values) as Record<string, string> };
  }
  return undefined;
}

/** What the description objects to in the parameters of a request; parameters that it does not know included. */
export function judgeParameters({ route, path }: Matched, query: URLSearchParams): readonly string[] {
  const { operation } = find(route);
  const known = (operation['parameters'] as readonly Json[]).map(resolve);
  const unknown = Array.from(query.keys()).filter(
    (key) => !known.some((one) => one['in'] === 'query' && one['name'] === key),
  );
  return [
    ...unknown.map((key) => `${route}: there is no parameter ${key}`),
    ...known.flatMap((parameter) => {
      const { name, in: place, required } = parameter as { name: string; in: string; required?: boolean };
      const value = place === 'path' ? path[name] : (query.get(name) ?? undefined);
      if (value === undefined) return required === true ? [`${route}: lacks the parameter ${name}`] : [];
      // Given as a text, so it is converted before it is judged.
      return judge(
        coercing.compile({ properties: { value: parameter['schema'] } }),
        { value },
        `${route}: ${name}`,
      );
    }),
  ];
}

/** What the description objects to in the body of a request; fields that it does not know included. */
export function judgeBody(route: Route, body: unknown): readonly string[] {
  const pointer = schemaOf(find(route).operation['requestBody']);
  if (pointer === undefined) return body === undefined ? [] : [`${route}: takes no body`];
  const schema = pointer as { readonly properties?: Json };
  const known = new Set(Object.keys(schema.properties ?? {}));
  const unknown = Object.keys((body ?? {}) as Json).filter((key) => !known.has(key));
  return [
    ...unknown.map((key) => `${route}: there is no field ${key}`),
    ...judge(
      remember(route, () => ajv.compile(absolute(schema) as object)),
      body,
      route,
    ),
  ];
}

/** The schema of an answer; undefined where the description has none for this status. */
export function answerSchema(route: Route, status: number): Json | undefined {
  const response = (find(route).operation['responses'] as Json)[String(status)];
  return response === undefined ? undefined : (schemaOf(resolve(response as Json)) as Json | undefined);
}

/** What the description objects to in an answer of the server itself. */
export function judgeAnswer(route: Route, status: number, answer: unknown): readonly string[] {
  const schema = answerSchema(route, status);
  if (schema === undefined) return [];
  const what = `answer ${status} to ${route}`;
  return judge(
    remember(what, () => ajv.compile(absolute(schema) as object)),
    answer,
    what,
  );
}

function find(route: Route): (typeof operations)[number] {
  const found = operations.find(({ method, template }) => `${method} ${template}` === route);
  if (!found) throw new Error(`the description has no operation ${route}`);
  return found;
}

/** Follows a reference to a component. */
export function resolve(part: Json): Json {
  const { $ref } = part;
  if (typeof $ref !== 'string') return part;
  const keys = $ref.slice(2).split('/');
  return keys.reduce<unknown>((value, key) => (value as Json)[key], description) as Json;
}

function schemaOf(part: unknown): unknown {
  const content = (part as { content?: Readonly<Record<string, Json>> } | undefined)?.content;
  return content?.['application/json']?.['schema'];
}

/** References within a part of the description mean the whole of it. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' && part.startsWith('#') ? `github${part}` : absolute(part),
    ]),
  );
}

const validators = new Map<string, ValidateFunction>();

/** Compiling takes much longer than judging. */
function remember(key: string, compile: () => ValidateFunction): ValidateFunction {
  const known = validators.get(key) ?? compile();
  validators.set(key, known);
  return known;
}

function judge(validate: ValidateFunction, value: unknown, what: string): readonly string[] {
  validate(value);
  return (validate.errors ?? []).map((error: ErrorObject) =>
    `${what}: ${error.instancePath} ${error.message ?? ''}`.replace(/ {2,}/, ' '),
  );
}
