import { pointer } from '../../schemas/pointer.ts';

/** Why a text is no JSON that says one thing only, and where. */
export interface JsonProblem {
  /** Characters from the start. */
  readonly offset: number;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The member that stands twice in an object, of which parsers would keep the last without a word. */
  readonly repeated?: string;
}

export type ParsedJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: JsonProblem };

/** JSON as editors show it; nothing where there is no value. */
export const jsonText = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2);

/** Reads a text as JSON. Never throws: what is wrong comes back with its place. */
export function parseJson(text: string): ParsedJson {
  const scanner = new Scanner(text);
  const problem = { ...placeOf(text, scanner.firstProblem()), ...scanner.repeated() };
  try {
    const value: unknown = JSON.parse(text);
    return problem.repeated === undefined ? { ok: true, value } : { ok: false, problem };
  } catch {
    return { ok: false, problem };
  }
}

/** Line and column of an offset. */
export function placeOf(text: string, offset: number): JsonProblem {
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Where the value that a JSON pointer names begins; of the nearest value around it where there is none. */
export function offsetOf(text: string, pointer: string): number {
  const starts = new Scanner(text).starts();
  let path = pointer;
  while (path !== '' && !starts.has(path)) path = path.slice(0, path.lastIndexOf('/'));
  return starts.get(path) ?? 0;
}

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const BLANK = /[ \t\r\n]*/y;

class Unreadable extends Error {}

/**
 * Reads JSON for its places only. The engine's own parser says in words, other ones in every browser, where it failed;
 * and says nothing of where a value stands.
 */
class Scanner {
  private at = 0;
  private readonly text: string;
  private readonly known = new Map<string, number>();
  private twice: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Offsets of all values up to the first problem, by their JSON pointers. */
  starts(): ReadonlyMap<string, number> {
    this.firstProblem();
    return this.known;
  }

  /** The member that the scan ended at because it stood in its object already. */
  repeated(): { repeated?: string } {
    return this.twice === undefined ? {} : { repeated: this.twice };
  }

  /** Offset of the first place that is no JSON or repeats a member; the length of the text where there is none. */
  firstProblem(): number {
    try {
      this.value('');
      this.take(BLANK);
      return this.at;
    } catch (error) {
      if (error instanceof Unreadable || error instanceof RangeError) return this.at;
      throw error;
    }
  }

  private value(pointer: string): void {
    this.take(BLANK);
    this.known.set(pointer, this.at);
    const next = this.text[this.at];
    if (next === '{') this.members('}', () => this.member(pointer));
    else if (next === '[') this.elements(pointer);
    else if (next === '"') this.need(STRING);
    else this.need(LITERAL);
  }

  private elements(pointer: string): void {
    let index = 0;
    this.members(']', () => {
      this.value(`${pointer}/${String(index)}`);
      index += 1;
    });
  }

  private member(path: string): void {
    const begin = this.at;
    const name = JSON.parse(this.need(STRING)) as string;
    const inside = pointer(path, name);
    if (this.known.has(inside)) {
      this.at = begin;
      this.twice = name;
      throw new Unreadable();
    }
    this.take(BLANK);
    this.need(/:/y);
    this.value(inside);
  }

  private members(end: '}' | ']', one: () => void): void {
    this.at += 1;
    this.take(BLANK);
    if (this.text[this.at] !== end) {
      do {
        this.take(BLANK);
        one();
        this.take(BLANK);
      } while (this.take(/,/y) !== '');
    }
    this.need(end === '}' ? /\}/y : /\]/y);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private need(pattern: RegExp): string {
    const found = this.take(pattern);
    if (found === '') throw new Unreadable();
    return found;
  }
}
