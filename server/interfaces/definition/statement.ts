import type { InputErrorCode } from '../../errors/inputErrors.ts';
import type { NeededColumns, UnknownColumn } from '../../sources/tableColumns.ts';
import type { InterfaceInput } from './schema.ts';

/** A statement as a source takes it. */
export interface BoundStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The input that each value is of. */
  readonly inputs: readonly string[];
}

/** A statement that may be run. */
export interface SqlStatement {
  /** The inputs that it names, each once. */
  readonly inputs: readonly string[];
  readonly writes: boolean;
  /** Whether it answers rows: every reading one does, of those that write PostgreSQL's with RETURNING. */
  readonly returns: boolean;
  /** What has to be a column before it may run, where names could be calls. */
  readonly needed?: NeededColumns;
  /** Gives the inputs their values, which become parameters and never text. */
  bind(values: ReadonlyMap<string, unknown>, inputs: readonly InterfaceInput[]): BoundStatement;
}

/** Why a text is no such statement. */
export interface SqlProblem {
  readonly code: InputErrorCode;
  /** What the code's text names: a function, a place. */
  readonly n?: string;
  /** Characters from the beginning. */
  readonly at?: number;
}

/** What is told of a name that is no column. */
export const unknownColumn = ({ name, at }: UnknownColumn): SqlProblem => ({
  code: 'SQL_UNKNOWN_COLUMN',
  n: name.slice(0, 80),
  ...(at !== undefined && { at }),
});

/** Bytes; longer ones are programs. */
export const LONGEST = 20_000;

/** A line and a column, from 1, as editors count them. */
export function placeText(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `${String(before.length)}:${String((before.at(-1) ?? '').length + 1)}`;
}
