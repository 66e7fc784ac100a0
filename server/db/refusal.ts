/** PostgreSQL's word on a statement that it refused for what it would write or build. */
type Refusal = 'not unique' | 'row too big' | 'too many columns';

/** By SQLSTATE. */
const refusals: Readonly<Record<string, Refusal>> = {
  '23505': 'not unique',
  '54000': 'row too big',
  '54011': 'too many columns',
};

/** How the database refused an input: a fault of the input, not of the statement. Undefined for any other error. */
export function databaseRefusal(error: unknown): Refusal | undefined {
  return error instanceof Error && 'code' in error ? refusals[String(error.code)] : undefined;
}
