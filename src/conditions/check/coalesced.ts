import { compileExpression } from '../expression/compileExpression.ts';
import { isQuote, quoteEnd } from '../expression/quotes.ts';
import { splitAlternatives } from '../template/alternatives.ts';

/**
 * An expression with `coalesce(a, b)` for each `a ?? b` within brackets, where `??` cannot stand; undefined where that
 * would not be sure to mean the same.
 */
export function coalesced(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  // A choice within the same brackets could be meant on either side; comments are nobody's slip.
  if (!text.includes('??') || text.includes('/*') || /(?<!\?)\?(?!\?)/.test(text)) return undefined;
  const written = rewritten(text);
  try {
    compileExpression(written);
    return written;
  } catch {
    return undefined;
  }
}

/** Nobody would read through a longer one, and brackets are followed as deep as they go. */
const LONGEST = 1000;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** The text with the contents of its outermost brackets rewritten. */
function rewritten(text: string): string {
  let out = '';
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    const closing = CLOSING[character];
    const end = isQuote(character) ? quoteEnd(text, at) : closing === undefined ? at + 1 : behind(text, at);
    if (end <= at) return text; // Not closed: it does not compile, and is not proposed.
    const part = text.slice(at, end);
    out += closing === undefined ? part : bracketed(part, /[\w\])]\s*$/.test(out));
    at = end;
  }
  return out;
}

/** @param belongs whether it is what a call is given, or the index of something, so that the brackets stay */
function bracketed(part: string, belongs: boolean): string {
  const pieces = splitAt(part.slice(1, -1), ',').map((piece) => {
    const sides = splitAlternatives(piece).map((side) => rewritten(side));
    const lead = /^\s*/.exec(piece)?.[0] ?? '';
    return sides.length === 1
      ? { text: sides[0] ?? '', call: false }
      : {
          text: `${lead}coalesce(${sides.map((side) => side.trim()).join(', ')})`,
          call: true,
        };
  });
  const [only] = pieces;
  if (part.startsWith('(') && !belongs && pieces.length === 1 && only?.call === true) return only.text.trim();
  return part.charAt(0) + pieces.map(({ text }) => text).join(',') + part.slice(-1);
}

/** Pieces between a sign that stands outside quotes and brackets. */
function splitAt(text: string, sign: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    if (character === sign) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
    const end = isQuote(character) ? quoteEnd(text, at) : character in CLOSING ? behind(text, at) : at + 1;
    at = end > at ? end : text.length;
  }
  return [...pieces, text.slice(from)];
}

/** The place behind the bracket that closes the one at a place; -1 where none does. */
function behind(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length;) {
    const character = text.charAt(at);
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth === 0) return at + 1;
    const end = isQuote(character) ? quoteEnd(text, at) : at + 1;
    if (end <= at) return -1;
    at = end;
  }
  return -1;
}
