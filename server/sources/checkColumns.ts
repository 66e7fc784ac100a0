import { SourceError } from './sourceError.ts';
import type { NeededColumns, TableColumns } from './tableColumns.ts';

/** A statement answers two columns of one name, one of which would be lost without a word. */
export class ColumnTwice extends SourceError {
  readonly column: string;

  constructor(column: string) {
    super('refused', `Two columns are named "${column}"`);
    this.column = column;
  }
}

/**
 * Looks at the columns of an answer before what was written is confirmed.
 * @param names in their order
 * @param needs those that have to be among them
 * @throws ColumnTwice, SourceError
 */
export function checkColumns(names: readonly string[], needs: readonly string[] = []): void {
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new ColumnTwice(twice);
  const missing = needs.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new SourceError('refused', `No column ${missing.join()}`);
}

/** @throws SourceError at the first name that is no column */
export function checkNeeded(needed: NeededColumns, known: TableColumns): void {
  const unknown = needed.findUnknown(known);
  if (unknown === undefined) return;
  throw new SourceError('refused', `"${unknown.name}" is no column`, { position: unknown.at });
}
