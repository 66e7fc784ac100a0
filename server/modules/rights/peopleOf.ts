import { type RawBuilder, sql } from 'kysely';
import { PERSON } from '../../records/askedOfPeople.ts';

/** The active people who have a role, under the name by which rules ask of people, as a table of a statement. */
export const peopleOf = (role: string): RawBuilder<unknown> => sql`
  (select u.* from atrium.user_role m join atrium.user_account u on u.id = m.user_id
    where m.groupid = ${role} and u.status = 'active') as ${sql.id(PERSON)}`;
