import pg from 'pg';

/** The database is of a newer release than this server. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/** The database is of a release that this one cannot go on from. */
export class OlderSchemaError extends Error {
  override readonly name = 'OlderSchemaError';
}

/** A step that the database refused, for the operator: what was to be done, and the database's own words on it. */
export function schemaFailure(what: string, cause: unknown): Error {
  const words = cause instanceof Error ? cause.message : String(cause);
  const detail = cause instanceof pg.DatabaseError && cause.detail !== undefined ? ` (${cause.detail})` : '';
  return new Error(`${what}: ${words}${detail}`, { cause });
}
