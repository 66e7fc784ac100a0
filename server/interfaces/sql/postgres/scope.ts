import type { Columns } from './columns.ts';

/** Something in FROM, or the table of a change, under the name that columns of it are qualified with. */
export interface Entry {
  /** Without one that can be told, it may be any. */
  readonly name: string | undefined;
  readonly columns: () => Columns;
  /** Whether it is seen by this name for sure: within a join that has an alias it is not. */
  readonly isSeen: boolean;
  /** Whether a schema may stand before it: a table without an alias. */
  readonly isTable: boolean;
}

/** A query of WITH. */
export interface WithQuery {
  readonly name: string;
  readonly columns: () => Columns;
}

/** What names may stand for at a place of a statement; what is not found goes on outside. */
export interface Scope {
  readonly outer: Scope | undefined;
  readonly entries: readonly Entry[];
  readonly withQueries: readonly WithQuery[];
  /**
   * Whether a name that is found here for sure is looked for no further. Within FROM it is: what an ON or a query
   * without LATERAL sees there is less than all of it.
   */
  readonly isClosed: boolean;
}

/** The innermost WITH query of a name (`scanNameSpaceForCTE` of PostgreSQL's `parse_relation.c`). */
export function findWithQuery(scope: Scope | undefined, name: string): WithQuery | undefined {
  for (let at = scope; at !== undefined; at = at.outer) {
    const found = at.withQueries.find((each) => each.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * All that a qualifier may stand for: what PostgreSQL takes is among them, so what holds for each of them holds for it.
 * @param qualifier a name, or a schema and a table
 */
export function entriesOf(scope: Scope, qualifier: readonly string[]): readonly Entry[] {
  const name = qualifier.at(-1);
  const hasSchema = qualifier.length > 1;
  const all: Entry[] = [];
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const found = at.entries.filter((entry) =>
      entry.name === undefined ? !hasSchema : entry.name === name && (!hasSchema || entry.isTable),
    );
    all.push(...found);
    // Of which schema a table is, is not known here.
    if (at.isClosed && !hasSchema && found.some(({ isSeen }) => isSeen)) break;
  }
  return all;
}
