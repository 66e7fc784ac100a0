import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import { formatDateTime } from '../../src/documents/dateText.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { Database } from '../db/database.ts';

/** Characters of `YYYY-MM-DD…` that tell a period apart. */
const PERIODS = { year: 4, month: 7, day: 10 } as const;

/**
 * The next number of a flow; null where it gives none. The count is locked until the transaction ends, so that numbers
 * have no gap where nothing failed, and a start that is refused uses none.
 */
export async function nextNumber(
  db: Kysely<Database>,
  { id, settings: { number } }: FlowDocument,
  now: Date,
): Promise<string | null> {
  if (number === undefined) return null;
  const today = formatDateTime(now.getTime(), DEFAULT_ZONE);
  const period = number.date === undefined ? '' : today.slice(0, PERIODS[number.date]).replaceAll('-', '');
  const { rows } = await sql<{ last: string | number }>`
    insert into atrium.flow_number as n (flow, period, last) values (${id}, ${period}, 1)
    on conflict (flow, period) do update set last = n.last + 1 returning last`.execute(db);
  return `${number.prefix ?? ''}${period}${String(rows[0]?.last ?? 1).padStart(number.digits, '0')}`;
}
