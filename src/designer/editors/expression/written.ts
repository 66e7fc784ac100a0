import { parseText } from '../../../conditions/index.ts';
import { inBraces, insideBraces } from '../../../renderers/input/shared/conditionBuilder/fields.meta.ts';

/**
 * How an editor writes a value: `expression` without the braces that stand around it in the document, `text` with its
 * templates in braces, `bare` as the document has it, which takes an expression alone.
 */
export type Writing = 'expression' | 'text' | 'bare';

/** A text with more than one template, or with words around one, is written with its braces wherever it stands. */
export const writingOf = (value: string, wanted: Writing): Writing =>
  wanted === 'expression' && value !== '' && insideBraces(value) === undefined ? 'text' : wanted;

/** What stands in the editor for a value of the document. */
export const shownIn = (value: string, writing: Writing): string =>
  writing === 'expression' ? (insideBraces(value) ?? value) : value;

/** The value of the document for what stands in the editor; undefined for nothing. */
export const writtenFrom = (shown: string, writing: Writing): string | undefined => {
  if (shown === '') return undefined;
  return writing === 'expression' ? inBraces(shown) : shown;
};

/** Characters that stand before what is shown, in the text with its braces. */
const BEFORE = inBraces('').indexOf(' ') + 1;

/** A text with its braces, for whoever reads templates; and how far what is shown stands behind its beginning. */
export const asTemplate = (
  shown: string,
  writing: Writing,
): { readonly text: string; readonly before: number } =>
  writing === 'text' ? { text: shown, before: 0 } : { text: inBraces(shown), before: BEFORE };

/** An expression within what is shown. */
export interface ExpressionPiece {
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

/** The expressions of what is shown: all of it, or what stands in the braces of a text. An open one goes to the end. */
export function expressionsIn(shown: string, writing: Writing): readonly ExpressionPiece[] {
  if (writing !== 'text') return [{ source: shown, from: 0, to: shown.length }];
  const found: ExpressionPiece[] = [];
  let at = 0;
  for (const part of parseText(shown).parts) {
    if (part.kind === 'template') {
      found.push({ source: part.source, from: at + 2, to: at + 2 + part.source.length });
      at += part.raw.length;
      continue;
    }
    const open = part.text.indexOf('{{');
    if (open >= 0)
      found.push({ source: part.text.slice(open + 2), from: at + open + 2, to: at + part.text.length });
    at += part.text.length;
  }
  return found;
}

/** The expression in which a position stands. */
export const expressionAt = (
  shown: string,
  writing: Writing,
  position: number,
): ExpressionPiece | undefined =>
  expressionsIn(shown, writing).find(({ from, to }) => position >= from && position <= to);
