import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { COVERED } from '../../src/schemas/secret.ts';
import type {
  FiguredOperation,
  FiguredPlan,
  PlanOperation,
  SampleValue,
} from '../../src/schemas/wire/plan.ts';
import type { Database } from '../db/database.ts';
import { readColumnRows } from './columnValues.ts';
import { rewrites } from './convertValues.ts';
import type { ColumnChange } from './convertValues.ts';
import { quoteName, tableOf } from './identifier.ts';
import { readValue } from './record.ts';
import type { ModuleField } from './shape.ts';
import type { TablePlan } from './tablePlan.ts';
import { MOST_SAMPLES, ValueTallies } from './valueTallies.ts';

/**
 * Counts what a plan touches: one query for all that is only counted, one reading of all values that are read anew.
 * @param known what becomes of those, where it has been found out
 */
export async function planFigures(
  db: Kysely<Database>,
  table: TablePlan,
  known?: ValueTallies,
): Promise<FiguredPlan> {
  const { changes, returning } = table;
  const counted = await countValues(db, table);
  const tallies = known ?? (await tallyValues(db, table));
  const plan: FiguredOperation[] = [];
  for (const { change, operation } of changes.flatMap(operationsOf)) {
    const { before, after } = change;
    const column = before?.column ?? returning.get(after?.code ?? '')?.column;
    const rows = column === undefined ? 0 : (counted.get(column) ?? 0);
    const tally = tallies.get(change);
    if (operation.op === 'convert' || operation.op === 'narrow' || (operation.op === 'drop' && tally)) {
      const { rows: touched = 0, failing = 0, sample = [], failed = [] } = tally ?? {};
      const figures = operation.op === 'drop' ? { rows: touched } : { rows: touched, failing };
      plan.push({ ...operation, ...figures, sample: failing > 0 ? failed : sample });
    } else if (operation.op === 'drop' && before !== undefined) {
      plan.push({ ...operation, rows, sample: rows === 0 ? [] : await samplesOf(db, table, before) });
    } else if (operation.op === 'unique' && operation.to === 'on' && before !== undefined) {
      plan.push({ ...operation, rows, ...(await repeatedValues(db, table, before)) });
    } else plan.push({ ...operation, rows, sample: [] });
  }
  return { plan, hash: hashOf(table.shape.id, plan) };
}

/**
 * What somebody accepts: every operation, and how many values are lost by each (`docs/decisions/accepted-plans.md`).
 * Records that come in meanwhile and lose nothing make no other plan.
 */
function hashOf(form: string, plan: readonly FiguredOperation[]): string {
  const told = plan.map(({ op, part, field, to, rows, failing }) => {
    const lost = op === 'drop' ? rows : op === 'convert' || op === 'narrow' ? failing : undefined;
    return [op, part, field, to, lost];
  });
  return createHash('sha256')
    .update(JSON.stringify([form, told]))
    .digest('hex')
    .slice(0, 32);
}

interface ChangeOperation {
  readonly change: ColumnChange;
  readonly operation: PlanOperation;
}

/** Every operation with the change, of a field or of one inside it, that it is of. */
function operationsOf(change: ColumnChange): readonly ChangeOperation[] {
  const inside = change.members.flatMap(operationsOf);
  const own = change.operations
    .filter((operation) => !inside.some((each) => each.operation === operation))
    .map((operation) => ({ change, operation }));
  return [...own, ...inside];
}

/** How many records have a value in each column that is touched. */
async function countValues(
  db: Kysely<Database>,
  { shape, changes, returning }: TablePlan,
): Promise<ReadonlyMap<string, number>> {
  const touched = changes.filter(({ operations }) => operations.length > 0);
  const columns = [
    ...touched.flatMap(({ before }) => before?.column ?? []),
    ...[...returning.values()].map(({ column }) => column),
  ];
  if (columns.length === 0) return new Map();
  const counts = sql.raw(
    columns.map((name, at) => `count(${quoteName(name)}) as "${String(at)}"`).join(', '),
  );
  const { rows } = await sql<Record<string, unknown>>`select ${counts} from ${tableOf(shape)}`.execute(db);
  return new Map(columns.map((name, at) => [name, Number(rows[0]?.[String(at)])]));
}

/** What becomes of all values that are read anew. */
async function tallyValues(db: Kysely<Database>, { shape, changes }: TablePlan): Promise<ValueTallies> {
  const read = changes.filter(rewrites);
  const tallies = await ValueTallies.of(db, read);
  const columns = read.flatMap(({ before }) => before?.column ?? []);
  if (columns.length === 0) return tallies;
  for await (const rows of readColumnRows(db, shape, columns)) for (const row of rows) tallies.add(row);
  return tallies;
}

async function samplesOf(
  db: Kysely<Database>,
  { shape }: TablePlan,
  field: ModuleField,
): Promise<readonly SampleValue[]> {
  const name = sql.id(field.column);
  const { rows } =
    await sql<SampleValue>`/* not prepared */ select id, ${name} as value from ${tableOf(shape)}
    where ${name} is not null order by id limit ${MOST_SAMPLES}`.execute(db);
  return rows.map(({ id, value }) => ({ id, value: field.secret === true ? COVERED : readValue(value) }));
}

/** The records that stand in the way of a field without repeats; publishing is refused for them (`moduleIndexes.ts`). */
async function repeatedValues(
  db: Kysely<Database>,
  { shape }: TablePlan,
  field: ModuleField,
): Promise<Pick<FiguredOperation, 'failing' | 'sample'>> {
  const name = sql.id(field.column);
  const { rows } = await sql<{ total: number; id: string; value: unknown }>`
    /* not prepared */ select count(*) over () as total, id, value from (
      select id, ${name} as value, count(*) over (partition by ${name}) as held
      from ${tableOf(shape)} where ${name} is not null) as each
    where held > 1 order by value, id limit ${MOST_SAMPLES}`.execute(db);
  const sample = rows.map(({ id, value }) => ({ id, value: readValue(value) }));
  return { failing: rows[0]?.total ?? 0, sample };
}
