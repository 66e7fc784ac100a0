import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * No two roles have codes that differ in case alone: documents name roles by them, and people read them as one. Those
 * that do already stay. The lock keeps two that are added at once from passing each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function atrium.refuse_role_code() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('atrium.role'));
      if exists (select 1 from atrium.role where lower(groupid) = lower(new.groupid) and groupid <> new.groupid) then
        raise unique_violation using constraint = 'field:code', message = 'the code is taken';
      end if;
      return new;
    end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger refuse_role_code before insert on atrium.role
    for each row execute function atrium.refuse_role_code()`,
    )
    .execute(db);
}
