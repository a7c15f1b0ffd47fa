import type { Cursor, Mark } from './cursor.js';
import { YamlFault } from './fault.js';

/** Longer keys than this, in characters, need a `?`. */
const KEY_LIMIT = 1024;

/** A token that begins a key if a `:` follows. */
interface SimpleKey {
  /** The token's number, counted from the start of the stream. */
  readonly token: number;
  readonly mark: Mark;
  /** Whether nothing but a key can stand here. */
  readonly required: boolean;
}

interface Level {
  key: SimpleKey | undefined;
  /** The token that last might have begun a key here; at first, the bracket that opened the level. */
  token: number;
}

/** The possible keys, one for each level of brackets. */
export class SimpleKeys {
  private readonly levels: Level[] = [];
  private current: Level = { key: undefined, token: 0 };
  /** At which level a token may begin a key. What is outlived is not always taken out, as in yaml.v3. */
  private readonly levelOf = new Map<number, Level>();

  /** How many brackets are open. */
  get level(): number {
    return this.levels.length;
  }

  /** Goes into a bracket, given the number of its token. */
  enter(token: number): void {
    this.levels.push(this.current);
    this.current = { key: undefined, token };
  }

  leave(): void {
    const outer = this.levels.pop();
    if (!outer) return;
    this.levelOf.delete(this.current.token);
    this.current = outer;
  }

  save(key: SimpleKey, now: Cursor): void {
    this.drop(now);
    this.current.key = key;
    this.current.token = key.token;
    this.levelOf.set(key.token, this.current);
  }

  /** Gives up the key of this level. Throws where it had to be one. */
  drop(now: Cursor): void {
    const { key } = this.current;
    if (!key) return;
    if (key.required) throw missingColon(key, now);
    this.forget(key);
  }

  /** The key of this level, which has met its `:`; undefined where there is none any more. */
  claim(now: Cursor): SimpleKey | undefined {
    const { key } = this.current;
    if (!key || !isValid(this.current, now)) return undefined;
    this.forget(key);
    return key;
  }

  /** Whether a token may still turn out to begin a key. */
  mayBe(token: number, now: Cursor): boolean {
    const level = this.levelOf.get(token);
    return level !== undefined && isValid(level, now);
  }

  private forget(key: SimpleKey): void {
    this.current.key = undefined;
    this.levelOf.delete(key.token);
  }
}

/** Whether a level's key is still on its line and near enough; one that is not is given up. */
function isValid(level: Level, now: Cursor): boolean {
  const { key } = level;
  if (!key) return false;
  if (key.mark.line === now.line && key.mark.index + KEY_LIMIT >= now.index) return true;
  if (key.required) throw missingColon(key, now);
  level.key = undefined;
  return false;
}

function missingColon(key: SimpleKey, now: Cursor): YamlFault {
  return new YamlFault('scanner', "could not find expected ':'", now.mark(), key.mark);
}
