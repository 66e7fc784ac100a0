import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How far the serial numbers of each form's field are, for each series that its pattern makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table atrium.serial_count (
        form text not null,
        field text not null,
        series text not null,
        count bigint not null check (count > 0),
        primary key (form, field, series)
      )`,
    )
    .execute(db);
}
