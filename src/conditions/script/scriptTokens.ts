import { ScriptError } from './scriptError.ts';

/** A piece of an expression in JavaScript. */
export type ScriptToken = Written & {
  /** Where it begins in the source, and where it has ended. */
  readonly at: number;
  readonly to: number;
};

type Written =
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  /** A text, with what was escaped in it put in place. */
  | { readonly kind: 'text'; readonly text: string }
  /** A template literal: its texts, and between each two of them the source of an expression. */
  | {
      readonly kind: 'pieces';
      readonly text: string;
      readonly texts: readonly string[];
      readonly holes: readonly { readonly at: number; readonly source: string }[];
    };

const BLANK = /\s+/y;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?![\w$])/iy;
const NAME = /[\p{L}_$][\p{L}\d_$]*/uy;
const SIGN = /===|!==|\*\*|\?\?|\?\.|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:.,()[\]]/y;

/** Longest source, in UTF-16 units. */
const LONGEST = 4000;

/** @throws ScriptError at the first sign of something else: an assignment, a statement, a function, an object */
export function scriptTokens(source: string): readonly ScriptToken[] {
  if (source.length > LONGEST) throw new ScriptError('…');
  const tokens: ScriptToken[] = [];
  for (let at = 0; at < source.length;) {
    const blank = match(BLANK, source, at);
    if (blank !== undefined) {
      at += blank.length;
      continue;
    }
    const [token, length] = tokenAt(source, at);
    tokens.push({ ...token, at, to: at + length });
    at += length;
  }
  return tokens;
}

function tokenAt(source: string, at: number): readonly [Written, number] {
  const first = source.charAt(at);
  if (first === "'" || first === '"') {
    const [text, end] = quoted(source, at + 1, first);
    return [{ kind: 'text', text }, end - at];
  }
  if (first === '`') return pieces(source, at);
  for (const [kind, pattern] of [
    ['number', NUMBER],
    ['name', NAME],
    ['sign', SIGN],
  ] as const) {
    const text = match(pattern, source, at);
    if (text !== undefined) return [{ kind, text }, text.length];
  }
  throw new ScriptError(first);
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** The text up to its closing sign, and where what follows begins. */
function quoted(source: string, from: number, close: string): readonly [string, number] {
  let text = '';
  for (let at = from; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === close) return [text, at + 1];
    if (character !== '\\') {
      text += character;
      continue;
    }
    at += 1;
    const escaped = source.charAt(at);
    if (/[ux\d]/.test(escaped)) throw new ScriptError(`\\${escaped}`);
    text += ESCAPES.get(escaped) ?? escaped;
  }
  throw new ScriptError('');
}

function pieces(source: string, from: number): readonly [Written, number] {
  const texts: string[] = [];
  const holes: { at: number; source: string }[] = [];
  let text = '';
  for (let at = from + 1; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '`') {
      const token = { kind: 'pieces', text: '`', texts: [...texts, text], holes } as const;
      return [token, at + 1 - from];
    }
    if (character === '\\') {
      at += 1;
      text += ESCAPES.get(source.charAt(at)) ?? source.charAt(at);
    } else if (character === '$' && source.charAt(at + 1) === '{') {
      const end = source.indexOf('}', at);
      if (end < 0) throw new ScriptError('');
      texts.push(text);
      holes.push({ at: at + 2, source: source.slice(at + 2, end) });
      text = '';
      at = end;
    } else text += character;
  }
  throw new ScriptError('');
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
