import { SourceError } from './sourceError.ts';

/** A statement answers two columns of one name, one of which would be lost without a word. */
export class ColumnTwice extends SourceError {
  readonly column: string;

  constructor(column: string) {
    super('refused', `Two columns are named "${column}"`);
    this.column = column;
  }
}

/** @param names of the columns of an answer, in their order. @throws ColumnTwice */
export function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new ColumnTwice(twice);
}
