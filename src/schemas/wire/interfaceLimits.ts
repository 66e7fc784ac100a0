/** How far one call of an interface may go. */
export interface CallLimits {
  /** Milliseconds. */
  readonly deadline: number;
  readonly rows: number;
  readonly bytes: number;
}

const MIB = 1024 * 1024;
const ROWS = 5_000;

/** Services of others are slower, and answer with what nobody asked for. */
const ofOthers: CallLimits = { deadline: 10_000, rows: ROWS, bytes: 10 * MIB };

/** The limits where a definition says nothing. */
export const usualLimits = (kind: string): CallLimits =>
  kind === 'sql' ? { deadline: 5_000, rows: ROWS, bytes: 8 * MIB } : ofOthers;
