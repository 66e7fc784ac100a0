import { columnName } from './columnName.ts';

/** A column of a file. */
export interface FileColumn {
  /** Its title; a repeated one is numbered. */
  readonly title: string;
  /** Position in a row. */
  readonly at: number;
  /** As spreadsheets call it: A, B, AA. */
  readonly name: string;
  /** Whether another column before it has the same title. */
  readonly repeated: boolean;
}

/** A file's columns; one without a title is none. */
export function columnTitles(header: readonly string[]): readonly FileColumn[] {
  const titles = new Map<string, FileColumn>();
  header.forEach((cell, at) => {
    const written = cell.trim().slice(0, 500);
    if (written === '') return;
    let title = written;
    for (let count = 2; titles.has(title); count += 1) title = `${written} (${count})`;
    titles.set(title, { title, at, name: columnName(at), repeated: title !== written });
  });
  return [...titles.values()];
}
