import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import { formatDateTime } from '../../src/documents/dateText.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { serialNumber, serialSeries } from '../../src/schemas/serial.ts';
import type { Database } from '../db/database.ts';
import { inputError } from '../errors/AppError.ts';
import type { Refusal } from './refusal.ts';
import type { ModuleShape } from './shape.ts';

/** The pattern of a field whose document names none. */
const DEFAULT_PATTERN = '{YYYY}{0000}';

/** Refuses serial numbers of the request's own choice; the record's own may come back with the rest of it. */
export function checkSerials(
  shape: ModuleShape,
  { data, before }: { data: Readonly<Values>; before: Readonly<Values> },
  refusal: Refusal,
): void {
  for (const { code, meta } of shape.fields) {
    if (meta.serial !== true || !Object.hasOwn(data, code)) continue;
    if (!isDeepStrictEqual(data[code] ?? null, before[code] ?? null)) {
      refusal.invalid(inputError(`data.${code}`, 'READ_ONLY_FIELD'));
    }
  }
}

/**
 * The serial numbers of some records that are being added. Each count is locked until the transaction ends, so that no
 * number is given twice, and one that was given to a record that is not kept is given again.
 */
export async function giveSerials(
  db: Kysely<Database>,
  shape: ModuleShape,
  now: Date,
  records: number,
): Promise<readonly Values[]> {
  const given = Array.from({ length: records }, (): Values => ({}));
  if (records === 0) return given;
  const today = formatDateTime(now.getTime(), DEFAULT_ZONE);
  // In the order of the form for everybody, so that two who add at once wait for each other in the same order.
  for (const { code, meta, node } of shape.fields) {
    if (meta.serial !== true) continue;
    const written = node.props?.pattern;
    const series = serialSeries(typeof written === 'string' ? written : DEFAULT_PATTERN, today);
    const { rows } = await sql<{ count: number | string }>`
      insert into atrium.serial_count as c (form, field, series, count)
      values (${shape.id}, ${code}, ${series}, ${records})
      on conflict (form, field, series) do update set count = c.count + ${records}
      returning count`.execute(db);
    const before = Number(rows[0]?.count) - records;
    given.forEach((values, index) => {
      values[code] = serialNumber(series, before + index + 1);
    });
  }
  return given;
}

/** Lets fields count on under other codes, which nothing is counted for. */
export async function renameSerials(
  db: Kysely<Database>,
  form: string,
  codes: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  await sql`update atrium.serial_count as c set field = s.renamed
    from unnest(${codes.map(([from]) => from)}::text[], ${codes.map(([, to]) => to)}::text[]) as s(field, renamed)
    where c.form = ${form} and c.field = s.field`.execute(db);
}
