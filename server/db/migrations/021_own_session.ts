import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  `create or replace function atrium.end_session() returns trigger language plpgsql as $$
    begin
      if old.id = encode(sha256(decode(current_setting('atrium.session', true), 'hex')), 'hex')
        then perform atrium.refuse('OWN_SESSION'); end if;
      update atrium.session set revoked_at = now() where encode(sha256(token_hash), 'hex') = old.id;
      return old;
    end $$`,
];

/** Whoever ends sessions keeps the one they work in: among many chosen ones nobody would notice it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
