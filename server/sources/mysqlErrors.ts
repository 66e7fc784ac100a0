import { SourceError } from './sourceError.ts';

/** Lock waits, and statements that the server ended: MySQL's numbers, and MariaDB's. */
const TIMEOUTS: ReadonlySet<number> = new Set([1205, 1317, 1969, 3024, 3572]);
/** No room, no right to come in, no such database, shutting down. */
const CLOSED: ReadonlySet<number> = new Set([
  1040, 1041, 1043, 1044, 1045, 1049, 1053, 1129, 1130, 1203, 1226, 1251, 1698, 2059, 3118, 3159, 4151,
]);

/**
 * Values that a table does not take: there already (1062, 1586), missing (1048), of no row elsewhere or of one that others
 * need (1216, 1217, 1451, 1452), out of range (1264), cut (1265), of another form (1366), too long (1406), against a
 * condition (3819, in MariaDB 4025).
 */
const OF_VALUES: ReadonlySet<number> = new Set([
  1048, 1062, 1216, 1217, 1264, 1265, 1366, 1406, 1451, 1452, 1586, 3819, 4025,
]);

/** What is made of an error of the driver or the database. */
export function mysqlError(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const { errno } = error as { errno?: unknown };
  // The driver's own numbers are those of the operating system, below zero.
  if (typeof errno !== 'number' || errno <= 0 || CLOSED.has(errno))
    return new SourceError('unavailable', message, { cause: error });
  return new SourceError(TIMEOUTS.has(errno) ? 'timeout' : 'refused', message, {
    cause: error,
    isOfValues: OF_VALUES.has(errno),
  });
}
