import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  // Two who want one number at once wait for each other, until the end of the transaction.
  `create function atrium.take_phone(wanted text, taker text) returns boolean language plpgsql as $$
    declare plain text := regexp_replace(wanted, '^\\+86(?=1[3-9])', '');
    begin
      perform pg_advisory_xact_lock(hashtextextended('atrium.phone ' || plain, 0));
      return not exists (
        select from atrium.user_account where phone in (plain, '+86' || plain) and id <> taker
      );
    end $$`,
  // A number that is shared already stays until somebody changes it: what else there is to change of a user is not held up.
  `create function atrium.keep_phones_apart() returns trigger language plpgsql as $$
    begin
      if new.phone is null or (tg_op = 'UPDATE' and new.phone is not distinct from old.phone) then
        return new;
      end if;
      if not atrium.take_phone(new.phone, new.id) then
        raise unique_violation using constraint = 'field:phone', message = 'the phone is taken';
      end if;
      return new;
    end $$`,
  // Runs before write_user, since triggers run by their names.
  `create trigger keep_phones_apart instead of insert or update on data."platform-user"
    for each row execute function atrium.keep_phones_apart()`,
];

/** The back office gives nobody a number that another account has: a code by text message would log in neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
