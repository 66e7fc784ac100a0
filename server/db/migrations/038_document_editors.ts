import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Who works at which document. Unlogged: after a crash everybody tells again that they are there, and their next save is
 * audited once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table atrium.document_editor (
      kind text not null,
      id text not null,
      user_id text not null references atrium.user_account on delete cascade,
      since timestamptz,
      seen_at timestamptz,
      audited_at timestamptz,
      primary key (kind, id, user_id)
    )`.execute(db);
}
