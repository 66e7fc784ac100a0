import type { Definition } from './schema.ts';

/** How far one call of an interface may go; these where its definition says nothing. */
export interface CallLimits {
  /** Milliseconds. */
  readonly deadline: number;
  readonly rows: number;
  readonly bytes: number;
}

const DEADLINE = 5_000;
const ROWS = 5_000;
const BYTES = 8 * 1024 * 1024;

export const limitsOf = ({ deadline = DEADLINE, rows = ROWS, bytes = BYTES }: Definition): CallLimits => ({
  deadline,
  rows,
  bytes,
});
