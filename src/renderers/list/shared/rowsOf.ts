import type { SourceView } from '../../../schemas/prop.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The records of a source; whatever is no record is left out. */
export function rowsOf(source: SourceView | undefined): readonly Row[] {
  const data = source?.data;
  if (!Array.isArray(data)) return [];
  return data.filter((row): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row));
}
