/** A pattern as people write it, as one that `linearPattern` takes. */
export interface PatternText {
  readonly source: string;
  /** Flags that change what matches and cannot be carried. */
  readonly lost: string;
}

/** As in JavaScript's own notation, with its flags. */
const NOTATION = /^\/(.+)\/([dgimsuvy]*)$/s;

/**
 * Reads a pattern: the source alone, or in JavaScript's own notation, `/^abc$/i`. The flags `i` and `m` become part of the
 * source; `g`, `d`, `u` and `v` change nothing of whether a text matches.
 */
export function patternOf(text: string): PatternText {
  const [, inner, flags = ''] = NOTATION.exec(text) ?? [];
  if (inner === undefined) return { source: text, lost: '' };
  const kept = flags.replaceAll(/[^im]/g, '');
  return {
    source: kept === '' ? inner : `(?${kept})${inner}`,
    lost: flags.replaceAll(/[^sy]/g, ''),
  };
}
