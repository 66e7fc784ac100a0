import { commentEnd, isQuote, quoteEnd } from '../expression/quotes.ts';

/** Splits `left ?? right ?? …` at every `??` outside quotes, comments and brackets. */
export function splitAlternatives(source: string): readonly string[] {
  const alternatives: string[] = [];
  let depth = 0;
  let from = 0;
  let index = 0;
  while (index < source.length) {
    const character = source.charAt(index);
    if (isQuote(character)) {
      const end = quoteEnd(source, index);
      index = end < 0 ? source.length : end;
      continue;
    }
    if (source.startsWith('/*', index)) {
      index = commentEnd(source, index);
      continue;
    }
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth <= 0 && source.startsWith('??', index)) {
      alternatives.push(source.slice(from, index));
      from = index + 2;
      index = from;
      continue;
    }
    index += 1;
  }
  return [...alternatives, source.slice(from)];
}
