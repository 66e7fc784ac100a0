import type { Kysely } from 'kysely';
import type { CalendarDays } from '../../src/documents/flow/workCalendar.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';

interface Known {
  readonly revision: number;
  readonly days: ReadonlyMap<string, 'work' | 'rest'>;
}

/**
 * The working calendar: which days are worked where their weekday does not say so. Days are read again when they have
 * changed, in this process or by whomever: what is asked of the database each time is one number.
 */
export class WorkCalendar {
  readonly #db: Kysely<Database>;
  readonly #revision: (key: 'all') => Promise<number>;
  #known: Known | undefined;

  /** @param db the process's own handle, outside of any transaction */
  constructor(db: Kysely<Database>) {
    this.#db = db;
    this.#revision = batchReads(async () => [await revisionIn(db)]);
  }

  /** What the calendar says as of now, for whoever counts days. @param db a transaction sees its own changes */
  async days(db: Kysely<Database> = this.#db): Promise<CalendarDays> {
    const { days } = await this.#now(db);
    return (date) => days.get(date);
  }

  async #now(db: Kysely<Database>): Promise<Known> {
    const revision = db === this.#db ? await this.#revision('all') : await revisionIn(db);
    if (this.#known?.revision === revision) return this.#known;
    const rows = await db.selectFrom('atrium.calendar_day').select(['date', 'kind']).execute();
    const known = { revision, days: new Map(rows.map(({ date, kind }) => [date, kind] as const)) };
    // What a transaction has written may yet be taken back.
    if (db === this.#db) this.#known = known;
    return known;
  }
}

async function revisionIn(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('atrium.calendar_revision').select('revision').executeTakeFirstOrThrow();
  return row.revision;
}

/** Whether the calendar has a row among the twelve months that begin on a date, so that working days can be counted in them. */
export async function coversYear(db: Kysely<Database>, from: string): Promise<boolean> {
  const found = await db
    .selectFrom('atrium.calendar_day')
    .select('id')
    .where('date', '>=', from)
    .where('date', '<', yearLater(from))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The same day of the next year; of the 29th of February the day after. */
function yearLater(date: string): string {
  const day = new Date(`${date}T00:00:00.000Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
