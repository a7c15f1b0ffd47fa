/** A place in a block of YAML: `offset` in UTF-16 units, `index` in characters, `line` and `column` from 0. */
export interface Mark {
  readonly offset: number;
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

/** How far yaml.v3 looks ahead for a comment. */
const COMMENT_WINDOW = 512;

const SPACE = 0x20;
const TAB = 0x09;

export function isBlank(character: string): boolean {
  return character === ' ' || character === '\t';
}

export function isBreak(character: string): boolean {
  return (
    character === '\n' ||
    character === '\r' ||
    character === '\u0085' ||
    character === '\u2028' ||
    character === '\u2029'
  );
}

/** A break or the end of the text, which reads as an empty string. */
export function isBreakOrEnd(character: string): boolean {
  return character === '' || isBreak(character);
}

export function isBlankOrEnd(character: string): boolean {
  return isBlank(character) || isBreakOrEnd(character);
}

/** Letters, digits, `_` and `-`: what anchors and tag handles are made of. */
export function isWord(character: string): boolean {
  return /^[0-9A-Za-z_-]$/.test(character);
}

/** Walks through a block of YAML and counts as yaml.v3 counts. */
export class Cursor {
  private readonly text: string;
  private offset = 0;
  private characters = 0;
  private lineNumber = 0;
  private columnNumber = 0;
  /** Line breaks passed since the last character that shows. */
  private breaks = 0;

  /** A byte-order mark at the start is passed over, and not counted. */
  constructor(text: string) {
    this.text = text;
    if (text.startsWith('\ufeff')) this.offset = 1;
  }

  get column(): number {
    return this.columnNumber;
  }

  get line(): number {
    return this.lineNumber;
  }

  /** How many characters have been passed. */
  get index(): number {
    return this.characters;
  }

  mark(): Mark {
    return { offset: this.offset, index: this.index, line: this.lineNumber, column: this.columnNumber };
  }

  /** The UTF-16 unit at a distance; empty at the end of the text. */
  at(distance = 0): string {
    return this.text.charAt(this.offset + distance);
  }

  /** Passes over characters that are no line breaks. */
  skip(count = 1): void {
    for (let left = count; left > 0; left -= 1) this.take();
  }

  /** Passes over one character that is no line break, and gives it. */
  take(): string {
    const character = this.at();
    if (!isBlank(character)) this.breaks = 0;
    this.offset += 1;
    if (character < '\udc00' || character > '\udfff') {
      this.characters += 1;
      this.columnNumber += 1;
    }
    return character;
  }

  /** Passes over so many UTF-16 units, none of them a line break, and gives them. */
  takeRun(length: number): string {
    const run = this.text.slice(this.offset, this.offset + length);
    let characters = run.length;
    for (let at = 0; at < run.length; at += 1) {
      const unit = run.charCodeAt(at);
      if (unit >= 0xdc00 && unit <= 0xdfff) characters -= 1;
      if (unit !== SPACE && unit !== TAB) this.breaks = 0;
    }
    this.offset += run.length;
    this.characters += characters;
    this.columnNumber += characters;
    return run;
  }

  /** Passes over a line break and gives it as YAML reads it: all but U+2028 and U+2029 are a line feed. */
  takeBreak(): string {
    const character = this.at();
    if (!isBreak(character)) return '';
    const length = character === '\r' && this.at(1) === '\n' ? 2 : 1;
    this.offset += length;
    this.characters += length;
    this.columnNumber = 0;
    this.lineNumber += 1;
    this.breaks += 1;
    return character === '\u2028' || character === '\u2029' ? character : '\n';
  }

  skipBlanks(): void {
    while (isBlank(this.at())) this.skip();
  }

  skipToBreak(): void {
    this.takeLine();
  }

  /** The rest of the line. */
  takeLine(): string {
    let length = 0;
    while (!isBreakOrEnd(this.at(length))) length += 1;
    return this.takeRun(length);
  }

  /** At the end of the text: goes to a next line that is not there, so that nothing is on the same line any more. */
  endLine(): void {
    if (this.columnNumber === 0) return;
    this.columnNumber = 0;
    this.lineNumber += 1;
  }

  /** Whether a line begins here with `---` or `...` and nothing glued to it. */
  atDocumentMark(): boolean {
    return this.columnNumber === 0 && (this.startsWithMark('-') || this.startsWithMark('.'));
  }

  startsWithMark(sign: '-' | '.'): boolean {
    return this.text.startsWith(sign.repeat(3), this.offset) && isBlankOrEnd(this.at(3));
  }

  /** Passes over a comment that follows on the same line. Blanks before it are passed too, tabs included. */
  skipLineComment(): void {
    if (this.breaks > 0) return;
    let distance = 0;
    while (distance < COMMENT_WINDOW && isBlank(this.at(distance))) distance += 1;
    if (distance === COMMENT_WINDOW || this.at(distance) !== '#') return;
    this.skipToBreak();
  }

  /**
   * Passes over a comment and over all that follow it with nothing but blanks and line breaks between:
   * there, unlike elsewhere, a tab may stand in front of a comment.
   */
  skipComments(): void {
    for (;;) {
      this.skipToBreak();
      const distance = this.distanceToComment();
      if (distance === undefined) return;
      const target = this.offset + distance;
      while (this.offset < target) {
        if (isBreak(this.at())) this.takeBreak();
        else this.skip();
      }
    }
  }

  private distanceToComment(): number | undefined {
    for (let distance = 0; distance < COMMENT_WINDOW; distance += 1) {
      const character = this.at(distance);
      if (character === '#') return distance;
      if (!isBlank(character) && character !== '\n' && character !== '\r') return undefined;
    }
    return undefined;
  }
}
