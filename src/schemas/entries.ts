// The entries of a list in one text, whoever writes it: parted by commas, semicolons or line ends of both languages.

/** What would end an entry among several, or a quoted one. */
const PARTS = /[、，,；;\n"]/;

/** An entry so that it stays one among several: in quotes, those within doubled, where it holds what parts them. */
export const quotedEntry = (text: string): string =>
  PARTS.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** An entry of a list, and where in the text it stands. */
export interface Entry {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A quoted entry, or one up to what parts it from the next. */
const ENTRY = /\s*"((?:[^"]|"")*)"\s*(?=[、，,；;\n]|$)|[^、，,；;\n]+/g;

/** The entries of a list that are no blanks, without their quotes. */
export const entriesIn = (text: string): readonly Entry[] =>
  [...text.matchAll(ENTRY)].flatMap(({ 0: whole, 1: quoted, index }) => {
    const written = quoted === undefined ? whole.trim() : quoted.replaceAll('""', '"');
    return written === '' ? [] : [{ text: written, start: index, end: index + whole.length }];
  });
