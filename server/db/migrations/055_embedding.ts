import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What an appKey opens to the pages that embed, and the sessions that are bound to one (`docs/decisions/embedding.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.app_key
    add column systems jsonb not null default '[]',
    -- [{ kind, id }]
    add column resources jsonb not null default '[]',
    add column secret_hash bytea,
    add column secret_at timestamptz`.execute(db);
  // Nothing was ever kept in it.
  await sql`alter table atrium.app_key drop column secret`.execute(db);
  // Browsers write hosts in small letters and leave out the port that the scheme has anyway.
  await sql`update atrium.app_key set domains = coalesce((
    select jsonb_agg(jsonb_build_object('origin', regexp_replace(regexp_replace(lower(d ->> 'origin'),
      '^(https://[^/:]+):0*443$', '\\1'), '^(http://[^/:]+):0*80$', '\\1')) order by place)
    from jsonb_array_elements(domains) with ordinality as each(d, place)), '[]')`.execute(db);
  await sql`alter table atrium.session
    -- The appKey that it is bound to, and ends with; the origin among its own that it was made for, where that is known.
    add column app_key text,
    add column app_origin text,
    -- Digest of the token of the session that it was made in, and ends with.
    add column parent bytea`.execute(db);
  await sql`create table atrium.embed_code (
    code_hash bytea primary key,
    app_key text not null references atrium.app_key (key) on delete cascade,
    user_id text not null references atrium.user_account (id) on delete cascade,
    auth_version integer not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index embed_code_expires_at on atrium.embed_code (expires_at)`.execute(db);
}
