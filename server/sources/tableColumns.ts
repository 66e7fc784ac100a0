/** A table or view, as a statement names it. */
export interface TableName {
  readonly schema: string | undefined;
  readonly name: string;
}

/** What a database knows of tables: the names of their columns, by `keyOf`. A table that is not there is left out. */
export type TableColumns = ReadonlyMap<string, ReadonlySet<string>>;

export const keyOf = ({ schema, name }: TableName): string => JSON.stringify([schema ?? null, name]);

/** Names that have to be columns of tables before a statement may run: PostgreSQL calls a function where they are none. */
export interface NeededColumns {
  readonly tables: readonly TableName[];
  /** Finds the first name that is no column; `at` is its place in the statement, in characters from 0. */
  findUnknown(known: TableColumns): UnknownColumn | undefined;
}

export interface UnknownColumn {
  readonly name: string;
  readonly at?: number;
}
