import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * No two labels are called the same, in either language: nobody could tell them apart where they are chosen. Those that
 * are already stay until one of them is named anew. The lock keeps two that are added at once from passing each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function atrium.refuse_label_name() returns trigger language plpgsql as $$
    declare taken text;
    begin
      if tg_op = 'UPDATE' and old.name = new.name then
        return new;
      end if;
      perform pg_advisory_xact_lock(hashtext('atrium.label'));
      select case when name ->> 'zhCN' = new.name ->> 'zhCN' then 'nameZh' else 'nameEn' end into taken
        from atrium.label
        where id <> new.id and (name ->> 'zhCN' = new.name ->> 'zhCN' or name ->> 'enUS' = new.name ->> 'enUS')
        limit 1;
      if taken is not null then
        raise unique_violation using constraint = 'field:' || taken, message = 'the name is taken';
      end if;
      return new;
    end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger refuse_label_name before insert or update on atrium.label
    for each row execute function atrium.refuse_label_name()`,
    )
    .execute(db);
}
