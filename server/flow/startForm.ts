import { demandedBy } from '../../src/documents/flow/actions/act.ts';
import {
  hidesPart,
  type RecordLimits,
  rightsAt,
  type ResolvedRights,
} from '../../src/documents/flow/fieldRights.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { FlowStartForm } from '../../src/schemas/wire/flowDetail.ts';
import { AppError } from '../errors/AppError.ts';
import { openModule } from '../records/formModules.ts';
import { valuesOf } from '../records/record.ts';
import { findRow } from '../records/repository.ts';
import { reachableRecords } from '../records/rowScope.ts';
import type { ModuleShape } from '../records/shape.ts';
import { picksOfInitiator } from './checkPicks.ts';
import { formShown, presentRights, rightsFor, type SeenInstance, seeInstance, valuesFor } from './detail.ts';
import { type OpenFlow, publishedFlow } from './openFlow.ts';
import { presentInstance } from './present.ts';
import type { FlowReading } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';
import { requireStarter } from './starting.ts';
import { rowMarker } from './rowMarks.ts';
import { limitsOf, shownValues } from './stepRights.ts';
import { titleShown } from './titles.ts';

/** What somebody begins with. */
export interface StartFormParam {
  readonly flowId: string;
  /** A draft of theirs, or what they have withdrawn. */
  readonly instanceId?: string;
  /** An instance that they see, whose values are begun with. */
  readonly copy?: string;
  /** A record that is there already. */
  readonly record?: string;
}

/**
 * What somebody fills in to start a flow: the form with the rights of the start, and the values that they begin with.
 * @throws AppError NOT_FOUND, FLOW_NOT_STARTABLE; FORBIDDEN where their role may not change the record
 */
export async function startFormOf(reading: FlowReading, param: StartFormParam): Promise<FlowStartForm> {
  const seen =
    param.instanceId === undefined ? undefined : await ownInstance(reading, param, param.instanceId);
  const open =
    seen === undefined || seen.row.state === 'draft' ? await publishedFlow(reading, param.flowId) : seen.open;
  await requireStarter(reading, open);
  const { shape, fields } = await fieldsOf(reading, open);
  const existing =
    seen === undefined && param.record !== undefined
      ? await recordToChange(reading, open, param.record)
      : undefined;
  const limits = existing?.limits ?? seen?.row.subject.existing;
  const rights = rightsAt(open.flow, open.flow.nodes[0]?.id ?? '', { ...fields, limits });
  const values = existing?.values ?? (await valuesToBegin(reading, param, { open, shape, rights, seen }));
  const { flow, version, form, formVersion } = open;
  const [start] = flow.nodes;
  const requires = start?.type === 'start' ? demandedBy(start.requires, 'agree') : [];
  const record = seen?.row.record ?? param.record ?? null;
  const titleOf = ({ row }: SeenInstance) => titleShown(open, row, (field) => hidesPart(rights, field));
  return {
    flow: { id: flow.id, version, title: flow.title ?? flow.name, description: flow.description ?? null },
    form: { id: form.id, version: formVersion },
    ...(await formShown(reading, open)),
    rights: presentRights(rights),
    ...(requires.length > 0 && { requires }),
    record: shownValues(values, rights, record === null ? undefined : rowMarker(reading, record)),
    instance: seen === undefined ? null : presentInstance(seen.row, flow, titleOf(seen), reading.locale),
    picks: await pickedPeople(reading, picksOfInitiator(flow, seen?.row.picks ?? {})),
  };
}

/** @throws AppError NOT_FOUND for somebody else's, and for that of another flow */
async function ownInstance(
  reading: FlowReading,
  { flowId }: StartFormParam,
  id: string,
): Promise<SeenInstance> {
  const seen = await seeInstance(reading, id);
  const { initiator, flow } = seen.row;
  if (initiator !== reading.actor.userId || flow !== flowId) throw new AppError('NOT_FOUND');
  return seen;
}

/** People who were picked before, without those whose accounts are gone. */
async function pickedPeople(
  { db }: Pick<FlowReading, 'db'>,
  picks: Readonly<Record<string, readonly string[]>>,
): Promise<FlowStartForm['picks']> {
  const ids = [...new Set(Object.values(picks).flat())];
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('atrium.user_account')
    .select(['id', 'real_name'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute();
  const names = new Map(rows.map(({ id, real_name: name }) => [id, name]));
  return Object.fromEntries(
    Object.entries(picks).map(([node, picked]) => [
      node,
      picked.flatMap((id) => {
        const label = names.get(id);
        return label === undefined ? [] : [{ value: id, label }];
      }),
    ]),
  );
}

interface Beginning {
  readonly open: OpenFlow;
  readonly shape: ModuleShape;
  readonly rights: ResolvedRights;
  readonly seen: SeenInstance | undefined;
}

async function valuesToBegin(
  reading: FlowReading,
  { copy }: StartFormParam,
  { open, shape, rights, seen }: Beginning,
): Promise<Values> {
  if (seen !== undefined) return valuesFor(reading, seen);
  return copy === undefined ? {} : copied(reading, open, copy, { shape, rights });
}

/** @throws AppError NOT_FOUND; FORBIDDEN where the caller's role may not change records of the form */
async function recordToChange(
  reading: FlowReading,
  { form }: OpenFlow,
  id: string,
): Promise<{ readonly values: Values; readonly limits: RecordLimits }> {
  const module = await openModule(reading, form.id, 'update');
  const where = reachableRecords(module, reading.log);
  const found = await findRow(reading.db, module.shape, {
    ...{ id, where, columns: [...module.shape.columns.values()] },
  });
  if (found === undefined) throw new AppError('NOT_FOUND');
  return { values: valuesOf(module.shape, found), limits: limitsOf(module) };
}

/** What may be written again of an earlier instance; its files stay its own. */
async function copied(
  reading: FlowReading,
  { form }: OpenFlow,
  id: string,
  { shape, rights }: Pick<Beginning, 'shape' | 'rights'>,
): Promise<Values> {
  const earlier = await seeInstance(reading, id);
  if (earlier.row.form !== form.id) throw new AppError('NOT_FOUND');
  const values = shownValues(await valuesFor(reading, earlier), await rightsFor(reading, earlier));
  const files = new Set(shape.fields.filter(({ meta }) => meta.files === true).map(({ code }) => code));
  return Object.fromEntries(
    Object.entries(values).filter(([code]) => {
      const right = rights.get(code)?.right;
      return (right === 'edit' || right === 'required') && !files.has(code);
    }),
  );
}
