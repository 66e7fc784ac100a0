import type { TestServer } from './server.ts';

/** What was written down about something, oldest first. */
export const auditOf = ({ db }: TestServer, resource: string) =>
  db.selectFrom('atrium.audit').selectAll().where('resource', '=', resource).orderBy('id').execute();
