import type { RegisteredDatabase } from '../../sources/SourcePools.ts';

/** A registered database as those see it who register: all of it but the password. */
export function presentDatabase(row: RegisteredDatabase) {
  const { id, name, kind, host, port, tls, writable, state, revision } = row;
  const { database_name: database, user_name: user, updated_by: updatedBy, updated_at } = row;
  const updatedAt = updated_at.toISOString();
  return { id, name, kind, host, port, database, user, tls, writable, state, revision, updatedBy, updatedAt };
}
