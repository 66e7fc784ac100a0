import type { InterfaceOutputType } from '../../src/schemas/wire/interface.ts';
import type { NeededColumns, TableColumns, TableName } from './tableColumns.ts';

/** How a database is reached; the password is known only here. */
export interface SourceAddress {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly tls: boolean;
  /** Networks (CIDR) beside the internet that it may lie in. */
  readonly networks: readonly string[];
}

/** One statement that was read and allowed, and how far it may go. */
export interface SourceStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Runs in a transaction that reads only, unless it writes. */
  readonly writes: boolean;
  /** The most rows; what is beyond is counted. */
  readonly rows: number;
  /** The most bytes that the database may send. */
  readonly bytes: number;
  /** Milliseconds for all of it. */
  readonly deadline: number;
  /** A writing statement is taken back: it was a try. */
  readonly rollback?: boolean;
  /** Columns without which nothing is written, since nobody could be answered afterwards. */
  readonly needs?: readonly string[];
  /** Names that have to be columns: looked at before it runs, in the same transaction. */
  readonly needed?: NeededColumns | undefined;
}

export interface SourceColumn {
  readonly name: string;
  readonly type: InterfaceOutputType;
}

export interface SourceAnswer {
  readonly columns: readonly SourceColumn[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** All rows that there are, or that a write has changed. */
  readonly total: number;
  /** Outputs that none of the rows has, where rows may have anything. */
  readonly absent?: readonly string[];
}

/** A registered database that is connected to. */
export interface Source {
  /** @throws SourceError */
  run(statement: SourceStatement): Promise<SourceAnswer>;
  /**
   * The columns of tables, where statements need them (`NeededColumns`).
   * @throws SourceError
   */
  columnsOf(tables: readonly TableName[]): Promise<TableColumns>;
  close(): Promise<void>;
}
