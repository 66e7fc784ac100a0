import { sql } from 'kysely';
import type {
  Account,
  Answered,
  Department,
  Question,
} from '../../src/documents/flow/people/organisation.ts';
import type { FlowReading } from './services.ts';

/** Stub until the organisation is merged. */
export async function answerQuestions(
  { db }: FlowReading,
  questions: readonly Question[],
  _flow: string | undefined,
): Promise<Answered> {
  const known: Record<string, unknown> = {};
  for (const question of questions) {
    const [word = '', ...rest] = question.split(' ');
    if (word === 'account') {
      const { rows } =
        await sql<Account>`select id as value, real_name as label, status = 'active' as enabled, department from atrium.user_account where id = ${rest[0]}`.execute(
          db,
        );
      known[question] = rows[0] ?? null;
    } else if (word === 'administrators') {
      const { rows } = await sql<{
        id: string;
      }>`select distinct user_id as id from atrium.user_role m join atrium.role r using (groupid) where r.is_admin`.execute(
        db,
      );
      known[question] = rows.map(({ id }) => id);
    } else if (word === 'members' && rest[0] === 'role') {
      const { rows } =
        await sql<Account>`select u.id as value, real_name as label, status = 'active' as enabled, department from atrium.user_account u join atrium.user_role m on m.user_id = u.id where m.groupid = ${rest[1]} order by real_name`.execute(
          db,
        );
      known[question] = rows;
    } else if (word === 'department') {
      const { rows } =
        await sql<Department>`select id, parent, null as head, '[]'::json as deputies from atrium.department where id = ${rest[0]}`.execute(
          db,
        );
      known[question] = rows[0] ?? null;
    } else known[question] = word === 'standIn' ? null : [];
  }
  return known as Answered;
}
