import type { Definition } from './schema.ts';

/** How far one call of an interface may go; these where its definition says nothing. */
export interface CallLimits {
  /** Milliseconds. */
  readonly deadline: number;
  readonly rows: number;
  readonly bytes: number;
}

const DEADLINE = 5_000;
/** Services of others are slower, and answer with what nobody asked for. */
const HTTP_DEADLINE = 10_000;
const HTTP_BYTES = 10 * 1024 * 1024;
const ROWS = 5_000;
const BYTES = 8 * 1024 * 1024;

export function limitsOf({ kind, deadline, rows = ROWS, bytes }: Definition): CallLimits {
  const [time, size] =
    kind === 'http' || kind === 'composed' ? [HTTP_DEADLINE, HTTP_BYTES] : [DEADLINE, BYTES];
  return { deadline: deadline ?? time, rows, bytes: bytes ?? size };
}
