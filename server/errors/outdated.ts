import pg from 'pg';

/** PostgreSQL's word on a column of a module's table (`records/identifier.ts`) that there is not. */
const MODULE_COLUMN = /^column (?:[rs]\.\S+|"?\w+"? of relation ".+") does not exist/;
/** Its word on a prepared statement that would answer other types than it once did (`db/preparing.ts`). */
const CACHED_PLAN = 'cached plan must not change result type';
/** SQLSTATE of `atrium.published_form`. */
const OTHER_VERSION = 'AT002';

/** Whether a statement was refused since it goes by a form as it was before a publication, which it waited for. */
export function isOutdated({ code, message }: { readonly code: string; readonly message: string }): boolean {
  if (code === OTHER_VERSION) return true;
  return (code === '42703' && MODULE_COLUMN.test(message)) || (code === '0A000' && message === CACHED_PLAN);
}

/** Classes of SQLSTATE: values that do not fit, features that a type lacks, names and operators that are not there. */
const STATEMENT_CLASSES = ['22', '0A', '42', OTHER_VERSION];

/**
 * The database's refusal of a statement for what it says, as opposed to how the database fares; undefined for any other
 * error. One that goes by a form of before may fail in many ways: no operator compares the new type with the old value.
 */
export function statementRefusal(error: unknown): { code: string; message: string } | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code = '', message } = error;
  return STATEMENT_CLASSES.some((begin) => code.startsWith(begin)) ? { code, message } : undefined;
}
