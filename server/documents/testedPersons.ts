import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Person } from '../../src/documents/scenario/subject.ts';
import type { PageTest } from '../../src/schemas/pageTest.ts';
import type { Database } from '../db/database.ts';

/** The persons whom tests name, with one look; who is not active is nobody. */
export async function personsOf(
  db: Kysely<Database>,
  tests: readonly PageTest[],
): Promise<readonly Person[]> {
  const ids = [...new Set(tests.flatMap(({ as }) => as.userId ?? []))];
  if (ids.length === 0) return [];
  const { rows } = await sql<Person>`
    select u.id as "userId", u.login_name as "userName", u.real_name as "realName",
      array(select m.groupid from atrium.user_role m where m.user_id = u.id) as roles
    from atrium.user_account u where u.id = any(${ids}::text[]) and u.status = 'active'`.execute(db);
  return rows;
}
