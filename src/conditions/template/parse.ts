import { isQuote, quoteEnd } from '../expression/quotes.ts';

/** A piece of a text: plain, or a template with its expression between `{{` and `}}`. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'template'; readonly raw: string; readonly source: string };

export interface ParsedText {
  readonly parts: readonly Part[];
  /** A `{{` without an end stands in it as plain text. */
  readonly unclosed: boolean;
}

/** Splits a text into plain pieces and templates; linear in its length. */
export function parseText(text: string): ParsedText {
  const parts: Part[] = [];
  /** Quotes that are known to open but never to close from here on. */
  const open = new Set<string>();
  let unclosed = false;
  let plainFrom = 0;
  let start = text.indexOf('{{');
  while (start >= 0) {
    const found = templateEnd(text, start + 2, open);
    if (found.end === undefined) {
      unclosed = true;
      if (found.resume === undefined) break;
      start = text.indexOf('{{', found.resume);
      continue;
    }
    if (start > plainFrom) parts.push({ kind: 'text', text: text.slice(plainFrom, start) });
    const raw = text.slice(start, found.end);
    parts.push({ kind: 'template', raw, source: raw.slice(2, -2) });
    plainFrom = found.end;
    start = text.indexOf('{{', plainFrom);
  }
  if (plainFrom < text.length || parts.length === 0)
    parts.push({ kind: 'text', text: text.slice(plainFrom) });
  return { parts, unclosed };
}

/** Whether a text is one template and nothing around it, so that it yields that expression's own value. */
export function isOneTemplate(text: string): boolean {
  const { parts } = parseText(text);
  return parts.length === 1 && parts[0]?.kind === 'template';
}

/** What stands in a text outside its templates. */
export const plainText = (text: string): string =>
  parseText(text)
    .parts.map((part) => (part.kind === 'text' ? part.text : ''))
    .join('');

interface Found {
  /** Position behind the closing `}}`. */
  readonly end?: number;
  /** Without an end: where to look for the next template; undefined where there can be none. */
  readonly resume?: number;
}

/** Finds the first `}}` outside quotes. Quotes within a comment of the expression are none. */
function templateEnd(text: string, start: number, open: Set<string>): Found {
  let inComment = false;
  let index = start;
  while (index < text.length) {
    const character = text.charAt(index);
    if (character === '}' && text.charAt(index + 1) === '}') return { end: index + 2 };
    if (inComment) {
      if (character === '*' && text.charAt(index + 1) === '/') inComment = false;
    } else if (character === '/' && text.charAt(index + 1) === '*') {
      inComment = true;
    } else if (isQuote(character)) {
      const end = open.has(character) ? -1 : quoteEnd(text, index);
      if (end < 0) {
        open.add(character);
        return { resume: index + 1 };
      }
      index = end;
      continue;
    }
    index += 1;
  }
  return {};
}
