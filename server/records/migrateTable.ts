import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { Database } from '../db/database.ts';
import { databaseRefusal } from '../db/refusal.ts';
import { AppError } from '../errors/AppError.ts';
import { entryOf } from './adoptColumns.ts';
import { columnDefinition } from './columnTypes.ts';
import { readColumnRows } from './columnValues.ts';
import { rewrites } from './convertValues.ts';
import type { ColumnChange } from './convertValues.ts';
import type { ConvertedRows } from './convertedRows.ts';
import { quoteName, tableOf } from './identifier.ts';
import { dropFieldIndexes, renameFieldIndexes } from './moduleIndexes.ts';
import { writeEntries } from './moduleColumns.ts';
import type { ColumnEntry } from './moduleColumns.ts';
import type { ResealValue } from './secrets.ts';
import { renameSerials } from './serial.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { recordsTooBig, tooManyColumns } from './shapeFindings.ts';
import type { TablePlan } from './tablePlan.ts';

/** A name that no field has had: of a column whose field is gone, or on the way from one code to another. */
const freshName = (stem: 'retired' | 'kept' | 'moving'): string =>
  `${stem}_${randomBytes(12).toString('hex')}`;

/** What executing a plan takes beside the transaction. */
export interface Migration {
  readonly trx: Kysely<Database>;
  readonly document: FormDocument;
  readonly plan: TablePlan;
  /** The values that are read anew; absent where none are. */
  readonly converted: ConvertedRows | undefined;
  /** Seals a secret for the place that it moves to. */
  readonly reseal: ResealValue;
}

/**
 * Brings the columns of a table up to a form: sets aside what is dropped or read anew, moves what is called otherwise,
 * adds what is new, reads values anew, and notes whose each column is. Indexes follow their columns; those that are
 * missing then are the caller's to build.
 * @throws AppError DOCUMENT_INVALID where the table has no room for another column, or for what a record would hold
 */
export async function migrateTable(migration: Migration): Promise<void> {
  const { trx, plan } = migration;
  const { shape, changes } = plan;
  const loose = plan.entries.filter(({ state, column, code }) => state === 'retired' && column === code);
  const names = await setColumnsAside(migration, [
    ...loose.map(({ column }) => ({ column, stem: 'retired' as const })),
    ...changes
      .filter(isSetAside)
      .flatMap(({ before, after }) =>
        before ? [{ column: before.column, stem: after ? ('kept' as const) : ('retired' as const) }] : [],
      ),
  ]);
  const setAside = new Map(
    changes.filter(isSetAside).map((change) => [change, names.get(change.before?.column ?? '') ?? '']),
  );
  const entries = new Map(
    plan.entries.map((entry) => [
      entry,
      loose.includes(entry) ? { ...entry, column: names.get(entry.column) ?? entry.column } : entry,
    ]),
  );
  const moved = changes.filter((change) => isMoved(change) && !setAside.has(change));
  await moveColumns(migration, moved);
  const back = new Map([...plan.returning].map(([code, entry]) => [code, entries.get(entry) ?? entry]));
  const home = [...back].map(([code, { column }]) => [column, code] as const);
  await renameColumns(trx, shape, home);
  await renameSerials(trx, shape.id, home);
  const added = changes.flatMap((change) => {
    const { before, after } = change;
    if (after === undefined) return [];
    return before === undefined ? (back.has(after.code) ? [] : [after]) : setAside.has(change) ? [after] : [];
  });
  await addColumns(migration, added);
  await withRoom(migration, () => writeValues(migration));
  const gone = [...entries.values()].filter((entry) => entry.state !== 'live');
  const returned = new Set(back.values());
  await writeEntries(trx, shape.id, [
    ...gone.filter((entry) => !returned.has(entry)),
    ...changes.flatMap((change) => entriesOf(change, setAside.get(change))),
  ]);
}

/** Whether the column that there is makes way: its field goes, or its values are read anew and could be lost by it. */
const isSetAside = (change: ColumnChange): boolean =>
  change.before !== undefined && (change.after === undefined || (change.isLossy && rewrites(change)));

const isMoved = ({ before, after }: ColumnChange): boolean =>
  before !== undefined && after !== undefined && before.column !== after.code;

/** Renames columns one after the other. */
async function renameColumns(
  trx: Kysely<Database>,
  shape: ModuleShape,
  steps: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  if (steps.length === 0) return;
  const table = `"data".${quoteName(shape.table)}`;
  const renames = steps.map(
    ([from, to]) => `alter table ${table} rename column ${quoteName(from)} to ${quoteName(to)};`,
  );
  // One round trip for hundreds of fields; no name holds what would end the block (`identifier.ts`, `shapeFindings.ts`).
  await sql.raw(`do $renames$ begin ${renames.join(' ')} end $renames$`).execute(trx);
}

/**
 * Sets columns aside: their indexes go, their names are free. Serial numbers of a field that is gone go with it, those of
 * one whose values are read anew go on. @returns the name that each has from then on
 */
async function setColumnsAside(
  { trx, plan: { shape } }: Migration,
  columns: readonly { readonly column: string; readonly stem: 'retired' | 'kept' }[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map(columns.map(({ column, stem }) => [column, freshName(stem)]));
  await dropFieldIndexes(trx, shape.id, [...names.keys()]);
  await renameColumns(trx, shape, [...names]);
  const gone = new Set(columns.filter(({ stem }) => stem === 'retired').map(({ column }) => column));
  await renameSerials(
    trx,
    shape.id,
    [...names].filter(([column]) => gone.has(column)),
  );
  return names;
}

/** Moves columns to their new codes, by way of names that nothing has, since two may change places. */
async function moveColumns(
  { trx, plan: { shape } }: Migration,
  moved: readonly ColumnChange[],
): Promise<void> {
  const steps = moved.flatMap(({ before, after }) =>
    before && after ? [{ from: before.column, way: freshName('moving'), to: after.code }] : [],
  );
  const out = steps.map(({ from, way }) => [from, way] as const);
  const home = steps.map(({ way, to }) => [way, to] as const);
  for (const each of [out, home]) {
    await renameColumns(trx, shape, each);
    await renameSerials(trx, shape.id, each);
    for (const [from, to] of each) await renameFieldIndexes(trx, shape.id, from, to);
  }
}

async function addColumns(
  { trx, document, plan: { shape } }: Migration,
  fields: readonly ModuleField[],
): Promise<void> {
  const [first] = fields;
  if (first === undefined) return;
  const added = fields.map((field) => sql`add column ${columnDefinition({ ...field, column: field.code })}`);
  try {
    await sql`alter table ${tableOf(shape)} ${sql.join(added)}`.execute(trx);
  } catch (cause) {
    if (databaseRefusal(cause) !== 'too many columns') throw cause;
    throw new AppError('DOCUMENT_INVALID', { errors: [tooManyColumns(document, first)], cause });
  }
}

async function writeColumn(
  trx: Kysely<Database>,
  shape: ModuleShape,
  column: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const name = sql.id(column);
  await sql`update ${tableOf(shape)} as r set ${name} = s.${name}
    from jsonb_populate_recordset(null::${tableOf(shape)}, ${JSON.stringify(rows)}::jsonb) as s
    where r.id = s.id`.execute(trx);
}

async function writeValues(migration: Migration): Promise<void> {
  await migration.converted?.write(migration.plan.changes);
  await resealMoved(migration);
}

/** @throws AppError DOCUMENT_INVALID where a record would hold more than the table takes of one */
async function withRoom({ document, plan }: Migration, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    const field = plan.changes.find(rewrites)?.after ?? plan.shape.fields[0];
    if (databaseRefusal(cause) !== 'row too big' || field === undefined) throw cause;
    throw new AppError('DOCUMENT_INVALID', { errors: [recordsTooBig(document, field)], cause });
  }
}

/** Secrets are sealed for their field's code (`secrets.ts`). */
async function resealMoved({ trx, reseal, plan }: Migration): Promise<void> {
  const { shape, changes, returning } = plan;
  const moved = changes.flatMap(({ before, after }) => {
    const from = before?.code ?? returning.get(after?.code ?? '')?.code;
    const isSecret = after?.secret === true && (before === undefined || before.secret === true);
    return after !== undefined && isSecret && from !== undefined && from !== after.code
      ? [{ from, to: after.code }]
      : [];
  });
  for (const { from, to } of moved) {
    for await (const rows of readColumnRows(trx, shape, [to])) {
      const sealed = rows.map(({ id, values }) => ({
        id,
        [to]: reseal({ form: shape.id, record: id, from, to }, String(values[to])),
      }));
      await writeColumn(trx, shape, to, sealed);
    }
  }
}

/** Whose the columns of a field are once its change is made. @param aside the column that was set aside */
function entriesOf({ before, after }: ColumnChange, aside: string | undefined): readonly ColumnEntry[] {
  const kept = before && aside !== undefined ? [entryOf(before, after ? 'kept' : 'retired', aside)] : [];
  return after === undefined ? kept : [...kept, entryOf(after, 'live', after.code)];
}
