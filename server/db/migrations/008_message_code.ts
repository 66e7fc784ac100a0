import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  // Documents that come with the product are replaced by each release, and changed by nobody else.
  `alter table atrium.resource add column origin text not null default 'own' check (origin in ('own', 'product'))`,
  // One live code for a phone and a purpose: a new one takes the place of the one before.
  `create table atrium.message_code (
    phone text not null,
    scene text not null check (scene in ('login', 'register', 'reset')),
    code_hash bytea not null,
    expires_at timestamptz not null,
    tries integer not null default 0,
    primary key (phone, scene)
  )`,
  'create index message_code_expires_at on atrium.message_code (expires_at)',
  `create index user_account_phone on atrium.user_account (phone) where phone <> ''`,
];

/** Codes that are sent to phones, and documents of the product's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
