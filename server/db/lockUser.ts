import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Lets writes of one user queue until the transaction ends, so that what is counted against a limit stays true. */
export async function lockUser(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .selectFrom('atrium.user_account')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
