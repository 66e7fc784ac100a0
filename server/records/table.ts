import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { MetaIndex } from '../../src/documents/metaIndex.ts';
import { needsAcceptance } from '../../src/documents/plan/needsAcceptance.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { FiguredPlan } from '../../src/schemas/wire/plan.ts';
import type { Database } from '../db/database.ts';
import { markRewriting } from '../documents/repository.ts';
import { productMetas } from '../documents/vocabulary.ts';
import { AppError } from '../errors/AppError.ts';
import { databaseTypes } from './columnTypes.ts';
import { ConvertedRows } from './convertedRows.ts';
import { rewrites } from './convertValues.ts';
import { quoteName, tableOf } from './identifier.ts';
import { migrateTable } from './migrateTable.ts';
import { presentColumns } from './moduleColumns.ts';
import { syncIndexes } from './moduleIndexes.ts';
import { planFigures } from './planFigures.ts';
import { noReseal } from './secrets.ts';
import type { ResealValue } from './secrets.ts';
import { fieldHash, readShape } from './shape.ts';
import type { ModuleShape } from './shape.ts';
import { checkCodes, typeChanged } from './shapeFindings.ts';
import { planTable } from './tablePlan.ts';
import type { TablePlan } from './tablePlan.ts';

/** Records that are rewritten so soon that who reads meanwhile may wait for it. */
const MOST_WAITED_FOR = 5_000;

/** How a table is brought up to its form. */
export interface TableSync {
  /** Hash of the plan that somebody has accepted; absent: of none. */
  readonly accept?: string | undefined;
  readonly reseal?: ResealValue;
}

/**
 * Creates the table of a form, or brings it up to the form: columns by the ids of their fields' nodes, and indexes
 * (`docs/decisions/field-identity.md`). Waits for whoever does the same.
 * @throws AppError DOCUMENT_INVALID where a code cannot be a column, there are too many, values that shall be unique are
 *   not, or a text is too long for its index: a finding at each such field; PLAN_NOT_ACCEPTED where values would be lost
 *   and nobody has accepted just that
 * @param metas the widgets of this installation
 */
export async function syncModuleTable(
  db: Kysely<Database>,
  document: FormDocument,
  metas: MetaIndex = productMetas,
  how: TableSync = {},
): Promise<ModuleShape> {
  const shape = readShape(document, metas);
  const errors = checkCodes(document, shape);
  if (errors.length > 0) throw new AppError('DOCUMENT_INVALID', { errors });
  const sync = (trx: Kysely<Database>): Promise<void> => bringUp(trx, document, metas, how);
  await (db.isTransaction ? sync(db) : db.transaction().execute(sync));
  return shape;
}

/**
 * What publishing a form would do to its table. Writes nothing.
 * @throws AppError DOCUMENT_INVALID where a code cannot be a column
 */
export async function planModuleTable(
  db: Kysely<Database>,
  document: FormDocument,
  metas: MetaIndex,
): Promise<FiguredPlan> {
  const shape = readShape(document, metas);
  const errors = checkCodes(document, shape);
  if (errors.length > 0) throw new AppError('DOCUMENT_INVALID', { errors });
  if (await isView(db, shape)) return { plan: [], hash: '' };
  return planFigures(db, await planTable(db, document, metas));
}

async function bringUp(
  trx: Kysely<Database>,
  document: FormDocument,
  metas: MetaIndex,
  { accept, reseal = noReseal }: TableSync,
): Promise<void> {
  const shape = readShape(document, metas);
  await sql`select pg_advisory_xact_lock(hashtext(${`data.${shape.table}`}))`.execute(trx);
  // A view over the platform's own tables is as its file made it (`db/backOffice`): the form has to fit it.
  if (await isView(trx, shape)) return checkView(trx, shape, document);
  const plan = await planTable(trx, document, metas);
  const asked = { trx, document, accept };
  const accepted = plan.changes.some((change) => change.isLossy || rewrites(change))
    ? await acceptedPlan(asked, plan)
    : { plan, converted: undefined };
  await createTable(trx, shape);
  await migrateTable({ trx, document, reseal, ...accepted });
  await syncIndexes(trx, shape, document);
}

async function createTable(trx: Kysely<Database>, shape: ModuleShape): Promise<void> {
  await sql`create table if not exists ${tableOf(shape)} (
    id text primary key check (length(id) between 1 and 64),
    revision integer not null default 1,
    created_by text not null,
    created_at timestamptz(3) not null default now(),
    updated_by text not null,
    updated_at timestamptz(3) not null default now()
  )`.execute(trx);
  const newest = sql.id(`newest_${fieldHash(shape.id, '')}`);
  await sql`create index if not exists ${newest} on ${tableOf(shape)} (created_at, id)`.execute(trx);
}

interface AcceptedPlan {
  readonly plan: TablePlan;
  readonly converted: ConvertedRows | undefined;
}

/**
 * The plan as it is executed. Values are read anew and counted while everybody goes on; then the table is locked, and
 * only what was written since is read once more.
 * @throws AppError PLAN_NOT_ACCEPTED
 */
async function acceptedPlan(
  { trx, document, accept }: { trx: Kysely<Database>; document: FormDocument; accept: string | undefined },
  plan: TablePlan,
): Promise<AcceptedPlan> {
  const converted = await ConvertedRows.make(trx, plan);
  const refuseOthers = async (): Promise<FiguredPlan> => {
    const counted = await planFigures(trx, plan, converted?.tallies);
    if (needsAcceptance(counted) && counted.hash !== accept)
      throw new AppError('PLAN_NOT_ACCEPTED', { result: { kind: 'form', id: document.id, ...counted } });
    return counted;
  };
  // What nobody has accepted is refused without a lock.
  await refuseOthers();
  if (converted !== undefined && converted.size > MOST_WAITED_FOR) await markRewriting(trx, document.id);
  // Waits no longer than any statement does for its lock (`db/pool.ts`).
  await sql`lock table ${tableOf(plan.shape)} in access exclusive mode`.execute(trx);
  await converted?.catchUp();
  const figures = await refuseOthers();
  const narrowed = new Set(
    figures.plan.filter(({ op, failing }) => op === 'narrow' && failing === 0).map(({ part }) => part),
  );
  // Where every value has its place there is nothing to read anew.
  const changes = plan.changes.map((change) =>
    change.values === 'narrow' && narrowed.has(change.after?.node.id ?? '')
      ? { ...change, values: 'same' as const, isLossy: false }
      : change,
  );
  return { plan: { ...plan, changes }, converted };
}

async function isView(db: Kysely<Database>, shape: ModuleShape): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_views
    where schemaname = 'data' and viewname = ${shape.table}`.execute(db);
  return rows.length > 0;
}

/**
 * @throws AppError DOCUMENT_INVALID at each field for which the view has a column of another type
 * @throws Error for fields that it has no column for: the product's form and its view are of two releases
 */
async function checkView(trx: Kysely<Database>, shape: ModuleShape, document: FormDocument): Promise<void> {
  const present = await presentColumns(trx, shape.table);
  const missing = shape.fields.filter(({ column }) => !present.has(column)).map(({ code }) => code);
  if (missing.length > 0) throw new Error(`The view data.${shape.table} has no column ${missing.join(', ')}`);
  const errors = shape.fields
    .filter(({ column, type }) => present.get(column) !== databaseTypes[type])
    .map((field) => typeChanged(document, field));
  if (errors.length > 0) throw new AppError('DOCUMENT_INVALID', { errors });
}

/** Refreshes what the planner knows; after a bulk insert the first queries are as fast as later ones. */
export async function analyseTable(db: Kysely<Database>, shape: ModuleShape): Promise<void> {
  await sql.raw(`analyze "data".${quoteName(shape.table)}`).execute(db);
}
