import { commentEnd, isQuote, quoteEnd } from './quotes.ts';

const WORD = /[\p{L}_$][\p{L}\d_]*/uy;
const NUMBER = /0x[\da-f]+|0b[01]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const BLANK = /\s+/y;

/** A piece of an expression as it is written; `keyword` is an operator or a constant that is written as a word. */
export interface WrittenToken {
  readonly kind: 'quote' | 'comment' | 'name' | 'keyword' | 'number' | 'sign';
  readonly from: number;
  readonly to: number;
}

const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'true', 'false']);

/**
 * The pieces of an expression in the order in which they are written, blanks left out. It takes any text, as it is while
 * somebody writes it: a quote or a comment without an end goes to the end of the text.
 */
export function* tokensIn(text: string): Generator<WrittenToken> {
  for (let from = 0; from < text.length;) {
    const blank = match(BLANK, text, from);
    if (blank !== undefined) {
      from += blank.length;
      continue;
    }
    const token = tokenAt(text, from);
    yield token;
    from = token.to;
  }
}

function tokenAt(text: string, from: number): WrittenToken {
  if (isQuote(text.charAt(from))) {
    const end = quoteEnd(text, from);
    return { kind: 'quote', from, to: end < 0 ? text.length : end };
  }
  if (text.startsWith('/*', from)) return { kind: 'comment', from, to: commentEnd(text, from) };
  const word = match(WORD, text, from);
  if (word !== undefined)
    return { kind: KEYWORDS.has(word) ? 'keyword' : 'name', from, to: from + word.length };
  const number = match(NUMBER, text, from);
  if (number !== undefined) return { kind: 'number', from, to: from + number.length };
  return { kind: 'sign', from, to: from + 1 };
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
