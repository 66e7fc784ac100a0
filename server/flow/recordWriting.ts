import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import type { Scope } from '../../src/documents/flag.ts';
import { isHidden, resolveField } from '../../src/documents/fieldState.ts';
import type { CompiledForm } from '../../src/documents/form.ts';
import { recordScope, type Values } from '../../src/documents/recordScope.ts';
import { settleRecord } from '../../src/documents/settle.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { KeptSubject } from '../db/flowTables.ts';
import type { OpenModule } from '../records/formModules.ts';
import {
  type FormModule,
  judgeChange,
  judgeNew,
  readRequested,
  withForm,
  type Judged,
} from '../records/judgeRecord.ts';
import { checkOptions } from '../records/optionCheck.ts';
import { valuesOf, type Row } from '../records/record.ts';
import { findRow } from '../records/repository.ts';
import { reachableRecords } from '../records/rowScope.ts';
import { storeRecord } from '../records/storing.ts';
import type { OpenFlow } from './openFlow.ts';
import type { FlowWork } from './services.ts';
import { rowMarker, withoutMarks } from './rowMarks.ts';
import { openForStep } from './stepAuthority.ts';
import { EVERYTHING, missingValues, withinColumns } from './stepRights.ts';

/** How an instance stands, as its form keeps it where the flow says so (`settings.keep`). */
export interface Standing {
  readonly state: string;
  readonly number: string | null;
  readonly instance: string;
  readonly endedAt: string | null;
}

type Changes = readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];

/** A record that a step wrote, or left as it was. */
export interface WrittenRecord {
  readonly id: string;
  readonly values: Values;
  readonly changes: Changes;
}

/** Who writes which fields, of a flow's form. */
export interface StepWrite {
  readonly open: OpenFlow;
  readonly rights: ResolvedRights;
  readonly subject: KeptSubject;
  readonly standing: Standing;
}

/** The values of the fields in which a form keeps how an instance stands. */
function keptValues({ settings: { keep = {} } }: FlowDocument, standing: Standing): Values {
  return Object.fromEntries(
    (['state', 'number', 'instance', 'endedAt'] as const).flatMap((each) => {
      const field = keep[each];
      return field === undefined ? [] : [[field, standing[each]]];
    }),
  );
}

/**
 * Adds the record that an instance is about, under the rights of the start.
 * @throws AppError INPUT_INVALID, FIELD_FORBIDDEN at `data.<field>`
 */
export async function addForStart(
  work: FlowWork,
  { open, rights, subject, standing }: StepWrite,
  data: Readonly<Values>,
): Promise<WrittenRecord> {
  const module = await openForStep(work, open, 'add', rights, subject);
  const requested = withinColumns(
    { sent: data, data: readRequested(module, withoutMarks(data)) },
    { shape: module.shape, values: {} },
    rights,
  );
  const known = await withForm(work, module);
  const judged = await judgeNew(work, known, requested);
  await refuseJudged(work, known, judged, rights);
  const values = { ...judged.settled, ...keptValues(open.flow, standing) };
  const row = await storeRecord(work, module, { id: randomUUID(), before: undefined, values });
  return { id: String(row.id), values: valuesOf(module.shape, row), changes: [] };
}

async function refuseJudged(
  work: FlowWork,
  { module, form }: FormModule,
  judged: Judged,
  rights: ResolvedRights,
): Promise<void> {
  await checkOptions(work, module.shape, judged);
  const hidden = hiddenFields(form, judged.settled, module.authority.scope);
  const missing = missingValues(judged.settled, rights).filter(({ path }) => !hidden.has(fieldAt(path)));
  judged.refusal.invalid(...missing);
  judged.refusal.throwIfAny();
}

/** The record of an instance, locked; undefined where it is gone. */
export async function lockRecord(
  work: FlowWork,
  { open, rights, subject }: Pick<StepWrite, 'open' | 'rights' | 'subject'>,
  id: string,
): Promise<{ readonly module: OpenModule; readonly row: Row; readonly values: Values } | undefined> {
  const module = await openForStep(work, open, 'update', rights, subject);
  const columns = [...module.shape.columns.values()];
  const where = reachableRecords(module, work.log);
  const row = await findRow(work.db, module.shape, { id, where, columns, lock: true });
  return row && { module, row, values: valuesOf(module.shape, row) };
}

/**
 * Writes what somebody sends along with a decision, under the rights of their step.
 * @param isFull the decision goes on: the form's rules and what the step demands are held; else types alone
 * @throws AppError INPUT_INVALID, FIELD_FORBIDDEN at `data.<field>`; REVISION_CONFLICT where others have changed meanwhile
 * what the step leaves as it is of a sub-table's row
 */
export async function writeAtStep(
  work: FlowWork,
  { rights }: Pick<StepWrite, 'rights'>,
  { module, row, values: before }: { module: OpenModule; row: Row; values: Values },
  data: Readonly<Values>,
  isFull: boolean,
): Promise<WrittenRecord> {
  const id = String(row.id);
  const requested = withinColumns(
    { sent: data, data: readRequested(module, withoutMarks(data)) },
    { shape: module.shape, values: before, mark: rowMarker(work, id) },
    rights,
  );
  if (!isFull) return store(work, module, row, await withComputed(work, module, before, requested));
  const known = await withForm(work, module);
  const judged = await judgeChange(work, known, requested, before);
  await refuseJudged(work, known, judged, rights);
  return Object.keys(judged.changed).length === 0
    ? { id, values: before, changes: [] }
    : store(work, module, row, judged.changed);
}

async function store(work: FlowWork, module: OpenModule, row: Row, values: Values): Promise<WrittenRecord> {
  const before = valuesOf(module.shape, row);
  const id = String(row.id);
  if (Object.keys(values).length === 0) return { id, values: before, changes: [] };
  const stored = valuesOf(module.shape, await storeRecord(work, module, { id, before: row, values }));
  return { id, values: stored, changes: changesOf(before, stored) };
}

const changesOf = (before: Values, after: Values): Changes =>
  Object.keys(after).flatMap((field) =>
    isDeepStrictEqual(before[field] ?? null, after[field] ?? null)
      ? []
      : { field, before: before[field] ?? null, after: after[field] ?? null },
  );

/**
 * Writes into the record how its instance stands, where the form keeps it and it stands otherwise by now.
 * @param record as it stands, locked by this transaction
 * @returns the values of the record then
 */
export async function keepStanding(
  work: FlowWork,
  write: StepWrite,
  record: Pick<WrittenRecord, 'id' | 'values'>,
): Promise<Values> {
  const differing = Object.entries(keptValues(write.open.flow, write.standing)).filter(
    ([field, value]) => !isSame(record.values[field], value),
  );
  const found = differing.length === 0 ? undefined : await lockRecord(work, write, record.id);
  if (found === undefined) return record.values;
  const { module, row, values } = found;
  const kept = differing.filter(([field]) => module.shape.byCode.has(field));
  if (kept.length === 0) return values;
  const changed = await withComputed(work, module, values, Object.fromEntries(kept));
  return (await store(work, module, row, changed)).values;
}

/** Values that are written without judging the record as a whole, with what the form computes of them. */
async function withComputed(
  work: FlowWork,
  module: OpenModule,
  before: Values,
  values: Readonly<Values>,
): Promise<Readonly<Values>> {
  if (Object.keys(values).length === 0) return values;
  const { form } = await withForm(work, module);
  const { scope } = module.authority;
  const { values: settled } = settleRecord(form, { ...before, ...values }, scope, EVERYTHING, before);
  const computed = form.fields
    .filter(
      ({ code, node }) =>
        node.value !== undefined && !isDeepStrictEqual(settled[code] ?? null, before[code] ?? null),
    )
    .map(({ code }) => [code, settled[code]] as const);
  return { ...values, ...Object.fromEntries(computed) };
}

/** Fields that the form takes away as the record stands: nobody can fill them in, so that no step demands them. */
function hiddenFields(form: CompiledForm, values: Values, platform: Scope): ReadonlySet<string> {
  const scope = recordScope(form, values, platform);
  return new Set(
    form.fields
      .filter((field) => isHidden(field, resolveField(field, scope, EVERYTHING)))
      .map(({ code }) => code),
  );
}

/** The field of `data.<field>` and of what stands in its rows. */
const fieldAt = (path: string): string => path.split('.')[1] ?? '';

/** Moments are the same whatever they are written as. */
const isSame = (one: unknown, other: unknown): boolean =>
  (one ?? null) === (other ?? null) ||
  (typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other));
