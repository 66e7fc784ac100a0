import { keyOf } from '../../../sources/tableColumns.ts';
import type { NeededColumns, TableColumns, UnknownColumn } from '../../../sources/tableColumns.ts';
import type { Columns } from './columns.ts';
import type { Members } from './grammar.ts';
import { namesOf } from './nameRules.ts';
import { readScopes } from './readScopes.ts';
import { entriesOf } from './scope.ts';

/** A column behind a name: `c.f` is the column f of c, and where c has none, f(c). */
interface QualifiedColumn {
  readonly written: string;
  readonly column: string;
  /** In bytes. */
  readonly at: number | undefined;
  /** What c may be. */
  readonly of: readonly Columns[];
}

const isStar = (field: unknown): boolean => typeof field === 'object' && field !== null && 'A_Star' in field;

/** Whether a name of a column could be a call: neither one by itself nor `c.*` can. */
export const isQualified = ({ fields }: Members): boolean =>
  Array.isArray(fields) && fields.length > 1 && !isStar(fields.at(-1));

/**
 * Finds what has to be a column for a statement to call nothing.
 * @param references the qualified names of columns in it, each of which has to be found again
 * @param placeOf makes characters of the bytes that the parser counts
 * @returns a name that is none for sure, or what the database has to be asked for
 */
export function readQualified(
  kind: string,
  statement: Members,
  references: readonly Members[],
  placeOf: (bytes: number) => number,
): { readonly unknown?: UnknownColumn; readonly needed?: NeededColumns } {
  const scopes = readScopes(kind, statement);
  const columns = references.map((reference): QualifiedColumn => {
    const names = namesOf(reference.fields);
    const scope = scopes.get(reference);
    const { location } = reference;
    return {
      written: names.join('.'),
      column: names.at(-1) ?? '',
      at: typeof location === 'number' ? location : undefined,
      // A database before schema and table names nothing that could be looked up here.
      of:
        scope === undefined || names.length > 3
          ? []
          : entriesOf(scope, names.slice(0, -1)).map((entry) => entry.columns()),
    };
  });
  const unknown = findUnknown(columns, placeOf, ({ tables }) => tables.size > 0);
  if (unknown !== undefined) return { unknown };
  const open = columns.filter(({ of, column }) => of.some(({ names }) => !names.has(column)));
  const tables = new Map(open.flatMap(({ of }) => of.flatMap((each) => [...each.tables])));
  if (open.length === 0) return {};
  return {
    needed: {
      tables: [...tables.values()],
      findUnknown: (known) => findUnknown(open, placeOf, (each, column) => isIn(known, each, column)),
    },
  };
}

const isIn = (known: TableColumns, { tables }: Columns, column: string): boolean =>
  [...tables.values()].some((table) => known.get(keyOf(table))?.has(column) === true);

/** The first that is not a column of all that its qualifier may stand for. */
function findUnknown(
  columns: readonly QualifiedColumn[],
  placeOf: (bytes: number) => number,
  inTables: (of: Columns, column: string) => boolean,
): UnknownColumn | undefined {
  const found = columns.find(
    ({ of, column }) =>
      of.length === 0 || !of.every((each) => each.names.has(column) || inTables(each, column)),
  );
  if (found === undefined) return undefined;
  return { name: found.written, ...(found.at !== undefined && { at: placeOf(found.at) }) };
}
