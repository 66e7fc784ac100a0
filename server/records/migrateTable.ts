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
import { convertValue, rewrites } from './convertValues.ts';
import type { ColumnChange } from './convertValues.ts';
import { tableOf } from './identifier.ts';
import { dropFieldIndexes, renameFieldIndexes } from './moduleIndexes.ts';
import { writeEntries } from './moduleColumns.ts';
import type { ColumnEntry } from './moduleColumns.ts';
import { readKnownLists } from './optionLists.ts';
import { bothFields } from './planFigures.ts';
import type { ResealValue } from './secrets.ts';
import { renameSerials } from './serial.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { tooManyColumns } from './shapeFindings.ts';
import type { TablePlan } from './tablePlan.ts';

/** A name that no field has had: of a column whose field is gone, or on the way from one code to another. */
const freshName = (stem: 'retired' | 'kept' | 'moving'): string =>
  `${stem}_${randomBytes(12).toString('hex')}`;

/** What executing a plan takes beside the transaction. */
export interface Migration {
  readonly trx: Kysely<Database>;
  readonly document: FormDocument;
  readonly plan: TablePlan;
  /** Seals a secret for the place that it moves to. */
  readonly reseal: ResealValue;
}

/**
 * Brings the columns of a table up to a form: sets aside what is dropped or read anew, moves what is called otherwise,
 * adds what is new, reads values anew, and notes whose each column is. Indexes follow their columns; those that are
 * missing then are the caller's to build.
 * @throws AppError DOCUMENT_INVALID where the table has no room for another column
 */
export async function migrateTable(migration: Migration): Promise<void> {
  const { trx, plan } = migration;
  const { shape, changes } = plan;
  const entries = await retireLoose(migration);
  const setAside = new Map<ColumnChange, string>();
  for (const change of changes.filter(isSetAside)) {
    const stem = change.after === undefined ? 'retired' : 'kept';
    setAside.set(change, await retire(migration, change.before?.column ?? '', stem));
  }
  const moved = changes.filter((change) => isMoved(change) && !setAside.has(change));
  await moveColumns(migration, moved);
  const back = new Map([...plan.returning].map(([code, entry]) => [code, entries.get(entry) ?? entry]));
  for (const [code, { column }] of back) {
    await renameColumn(trx, shape, column, code);
    await renameSerials(trx, shape.id, column, code);
  }
  const added = changes.flatMap((change) => {
    const { before, after } = change;
    if (after === undefined) return [];
    return before === undefined ? (back.has(after.code) ? [] : [after]) : setAside.has(change) ? [after] : [];
  });
  await addColumns(migration, added);
  await rewriteValues(migration, setAside);
  await resealMoved(migration);
  const gone = [...entries.values()].filter((entry) => entry.state !== 'live');
  const returned = new Set(back.values());
  await writeEntries(trx, shape.id, [
    ...gone.filter((entry) => !returned.has(entry)),
    ...changes.flatMap((change) => entriesOf(change, setAside.get(change))),
  ]);
}

/**
 * Renames the columns of fields that are gone and that still stand under their codes, as they did before anything was
 * noted of them, so that the codes are free. @returns what is noted of each column from now on, by what was
 */
async function retireLoose(migration: Migration): Promise<ReadonlyMap<ColumnEntry, ColumnEntry>> {
  const entries = new Map<ColumnEntry, ColumnEntry>();
  for (const entry of migration.plan.entries) {
    const isLoose = entry.state === 'retired' && entry.column === entry.code;
    const column = isLoose ? await retire(migration, entry.column, 'retired') : entry.column;
    entries.set(entry, { ...entry, column });
  }
  return entries;
}

/** Whether the column that there is makes way: its field goes, or its values are read anew and could be lost by it. */
const isSetAside = (change: ColumnChange): boolean =>
  change.before !== undefined && (change.after === undefined || (change.isLossy && rewrites(change)));

const isMoved = ({ before, after }: ColumnChange): boolean =>
  before !== undefined && after !== undefined && before.column !== after.code;

async function renameColumn(
  trx: Kysely<Database>,
  shape: ModuleShape,
  column: string,
  to: string,
): Promise<void> {
  await sql`alter table ${tableOf(shape)} rename column ${sql.id(column)} to ${sql.id(to)}`.execute(trx);
}

/** Sets a column aside. @returns the name that it has from then on */
async function retire(
  { trx, plan: { shape } }: Migration,
  column: string,
  stem: 'retired' | 'kept',
): Promise<string> {
  const name = freshName(stem);
  await dropFieldIndexes(trx, shape.id, column);
  await renameColumn(trx, shape, column, name);
  if (stem === 'retired') await renameSerials(trx, shape.id, column, name);
  return name;
}

/** Moves columns to their new codes, by way of names that nothing has, since two may change places. */
async function moveColumns({ trx, plan: { shape } }: Migration, moved: readonly ColumnChange[]): Promise<void> {
  const steps = moved.flatMap(({ before, after }) =>
    before && after ? [{ from: before.column, way: freshName('moving'), to: after.code }] : [],
  );
  const move = async (from: string, to: string): Promise<void> => {
    await renameColumn(trx, shape, from, to);
    await renameFieldIndexes(trx, shape.id, from, to);
    await renameSerials(trx, shape.id, from, to);
  };
  for (const { from, way } of steps) await move(from, way);
  for (const { way, to } of steps) await move(way, to);
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

/** Fills columns with values that are read anew, a batch of records after the other. */
async function rewriteValues(
  { trx, plan: { shape, changes } }: Migration,
  setAside: ReadonlyMap<ColumnChange, string>,
): Promise<void> {
  for (const change of changes.filter(rewrites)) {
    const { after } = change;
    if (after === undefined) continue;
    const lists = await readKnownLists(trx, bothFields(change));
    const from = setAside.get(change) ?? after.code;
    for await (const rows of readColumnRows(trx, tableOf(shape), [from])) {
      const made = rows.map(({ id, values }) => ({
        id,
        [after.code]: convertValue(change, values[from], lists, () => undefined),
      }));
      await writeColumn(trx, shape, after.code, made);
    }
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
    for await (const rows of readColumnRows(trx, tableOf(shape), [to])) {
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
