import { SourceError } from './sourceError.ts';

/** What is made of an error of the driver or the database. */
export function postgresError(error: unknown, prefix: number): SourceError {
  if (error instanceof SourceError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const details = error as { code?: unknown; severity?: unknown; position?: unknown; where?: unknown };
  const code = typeof details.code === 'string' ? details.code : '';
  if (details.severity === undefined) return new SourceError('unavailable', message, { cause: error });
  if (code === '57014' || code === '55P03') return new SourceError('timeout', message, { cause: error });
  // Classes 08, 28, 3D, 53 and 57P: no connection, no login, no such database, no room, shutting down.
  if (/^(?:08|28|3D|53|57P)/.test(code)) return new SourceError('unavailable', message, { cause: error });
  const at = Number(details.position) - 1 - prefix;
  const position = Number.isInteger(at) && at >= 0 ? at : undefined;
  return new SourceError('refused', message, {
    cause: error,
    position,
    parameter: refusedParameter(code, details.where),
    isOfValues: OF_VALUES.test(code),
  });
}

/** Constraints of tables (class 23), texts that are too long for a column, numbers out of its range. */
const OF_VALUES = /^(?:23...|22001|22003)$/;

/**
 * Class 22 is of values, and so of the statement's own too; only where it is of a parameter does the context name one, in
 * whatever language: "unnamed portal parameter $2 = '…'".
 */
function refusedParameter(code: string, context: unknown): number | undefined {
  if (!code.startsWith('22') || typeof context !== 'string') return undefined;
  const [, number] = /\$(\d+)/.exec(context.split(/['\n]/, 1)[0] ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}
