import { Lexer, type Token } from 'marked';

/** Most signs of emphasis, links and code in one paragraph: the parser looks from each of them for its partner. */
const MOST_SIGNS = 500;
const SIGNS = /[*_~`[\]<!]/g;
/** Deepest nesting of quotes and lists on one line. */
const NESTED = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){20}/m;

/** A paragraph whose signs stand as they are written. */
const asWritten = (text: string): Token => ({ type: 'text', raw: text, text });

/**
 * Markdown as tokens. People write the text, so that what it costs must grow with its length only: a paragraph of more
 * signs than anybody sets by hand is left as it is written, and so is a text that is nested deeper than anybody reads.
 */
export function parseMarkdown(text: string): readonly Token[] {
  if (NESTED.test(text)) return [{ type: 'paragraph', raw: text, text, tokens: [asWritten(text)] }];
  const lexer = new Lexer();
  const blocks = lexer.blockTokens(text.replace(/\r\n|\r/g, '\n'), []);
  for (const { src, tokens } of lexer.inlineQueue) {
    if ((src.match(SIGNS)?.length ?? 0) > MOST_SIGNS) tokens.push(asWritten(src));
    else lexer.inlineTokens(src, tokens);
  }
  return blocks;
}
