/** A token of a statement. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'text' | 'number' | 'sign' | 'input';
  /** As it stands there; of a quoted name and of an input the name alone. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Something that is no part of the language, or none that is taken. */
export class Unreadable extends Error {
  readonly at: number;
  /** Whether it is known and refused; else it is no SQL. */
  readonly isForbidden: boolean;

  constructor(what: string, at: number, isForbidden: boolean) {
    super(what);
    this.at = at;
    this.isForbidden = isForbidden;
  }
}

const BLANK = /[ \t\r\n\f\v]+/y;
/** Hints and comments that servers run: `/*!`, `/*M!`, `/*+`. */
const RUN_COMMENT = /\/\*(?:!|M!|\+)/y;
const COMMENT = /\/\*[^]*?\*\/|#[^\n]*|--(?=[ \t\r\n\f\v]|$)[^\n]*/y;
const TEXT = /'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*"/y;
const QUOTED = /`[^`]+`(?!`)/y;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w$\u0080-\u{10ffff}])/uy;
const WORD = /[A-Za-z_$\u0080-\u{10ffff}][\w$\u0080-\u{10ffff}]*/uy;
const INPUT = /:[A-Za-z]\w*/y;
const SIGN = /<=>|->>|->|<>|!=|<=|>=|<<|>>|\|\||&&|[-=<>+*/%^~!&|(),.]/y;

/** Finds what a pattern matches at a place. */
function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const readers: readonly (readonly [RegExp, Token['kind']])[] = [
  [TEXT, 'text'],
  [QUOTED, 'quoted'],
  // A number before a sign: `.5` is one.
  [NUMBER, 'number'],
  [WORD, 'word'],
  [INPUT, 'input'],
  [SIGN, 'sign'],
];

function tokenAt(text: string, at: number): Token {
  // `--` without a blank is two signs to the server, and a comment to others.
  if (text.startsWith('--', at)) throw new Unreadable('--', at, true);
  for (const [pattern, kind] of readers) {
    const found = matchAt(pattern, text, at);
    if (found === undefined) continue;
    const inner = kind === 'quoted' ? found.slice(1, -1) : kind === 'input' ? found.slice(1) : found;
    return { kind, text: inner, start: at, end: at + found.length };
  }
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
  throw new Unreadable(sign, at, '@?;:{}\\'.includes(sign));
}

/**
 * Splits a statement as MySQL and MariaDB do in the mode that sessions have (`sources/mysqlSession.ts`): texts in single
 * or double quotes, with backslashes. Comments are left out; those that a server would run are refused.
 * @throws Unreadable
 */
export function scan(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const run = matchAt(RUN_COMMENT, text, at);
    if (run !== undefined) throw new Unreadable(run, at, true);
    const left = matchAt(BLANK, text, at) ?? matchAt(COMMENT, text, at);
    if (left === undefined) {
      const token = tokenAt(text, at);
      tokens.push(token);
      at = token.end;
    } else {
      // Servers differ in what they make of a comment within one.
      if (left.startsWith('/*') && left.indexOf('/*', 2) > 0) throw new Unreadable('/*', at, true);
      at += left.length;
    }
  }
  return tokens;
}
