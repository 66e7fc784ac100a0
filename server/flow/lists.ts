import { sql } from 'kysely';
import { hidesPart, rightsAt, rightsOf, type ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import type { RuleSet } from '../../src/schemas/condition.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { type FlowOrder, hasFlowOrder, TASK_SCOPES } from '../../src/schemas/flow/listOrder.ts';
import type { FlowRow, FlowScope } from '../../src/schemas/wire/flowLists.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { readDateTime } from '../records/calendar.ts';
import { shapeOf } from '../records/formModules.ts';
import { tableOf } from '../records/identifier.ts';
import type { ModuleShape } from '../records/shape.ts';
import { findRows } from './findRows.ts';
import { presentRows } from './listing.ts';
import { filterOf } from './listFilter.ts';
import { flowToList, type OpenFlow, publishedFlow } from './openFlow.ts';
import type { FlowReading } from './services.ts';
import { fieldsOf, type FormFields } from './stepAuthority.ts';
import { personOf } from './whoMay.ts';

/** What is asked of a list. */
export interface ListParam {
  readonly scope: FlowScope;
  readonly flowId?: string;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly limit?: number;
  readonly where?: RuleSet;
  readonly sort?: readonly {
    readonly field: 'createdAt' | 'dueAt' | 'endedAt';
    readonly order: 'asc' | 'desc';
  }[];
  readonly keyword?: string;
  readonly summary?: boolean;
}

const USUAL_LIMIT = 20;

/**
 * A page of a scope of the caller's.
 * @throws AppError INPUT_INVALID, FIELD_FORBIDDEN for a filter over a field that is hidden from the caller
 */
export async function listFlows(
  reading: FlowReading,
  param: ListParam,
): Promise<{ readonly list: readonly FlowRow[]; readonly more: boolean }> {
  const { scope, flowId, where, limit = USUAL_LIMIT, summary = true } = param;
  refuseOrder(param);
  const keyword = param.keyword?.trim();
  refuseUnreadable(param.after);
  const person = await personOf(reading);
  const form = where && flowId !== undefined ? await formOf(reading, flowId, scope) : undefined;
  const filter = filterOf(reading, where, form);
  const { rows, more } = await findRows(
    reading,
    {
      ...{ scope, flow: flowId, filter, after: param.after, limit },
      records: form && { table: tableOf(form.shape), formVersions: form.formVersions },
      keyword: keyword === '' ? undefined : keyword,
      sort: orderOf(param),
    },
    person,
  );
  const list = await presentRows(reading, rows, () => scope === 'manage', summary);
  return { list, more };
}

/** @throws AppError INPUT_INVALID at `after.<key>` for what is no moment */
function refuseUnreadable(after: ListParam['after'] = {}): void {
  const errors = Object.entries(after).flatMap(([key, value]) =>
    key === 'id' || value === null || (typeof value === 'string' && readDateTime(value) !== undefined)
      ? []
      : inputError(`after.${key}`, 'VALUE_INVALID'),
  );
  if (errors.length > 0) throw new AppError('INPUT_INVALID', { errors });
}

/** @throws AppError INPUT_INVALID for an order that a scope does not have */
function refuseOrder({ scope, sort = [] }: Pick<ListParam, 'scope' | 'sort'>): void {
  const at = sort.findIndex(({ field }) => !hasFlowOrder(scope, field));
  if (at < 0) return;
  const path = `sort.${String(at)}.field`;
  throw new AppError('INPUT_INVALID', { errors: [inputError(path, 'VALUE_INVALID')] });
}

export function orderOf({ sort: [sort] = [] }: Pick<ListParam, 'sort'>): FlowOrder | undefined {
  return sort && { by: sort.field, order: sort.order };
}

/** A form by whose fields the instances of a flow are filtered. */
interface FilteredForm {
  readonly shape: ModuleShape;
  readonly readable: ReadonlySet<string>;
  /** Versions of which the finished copies have the types that the form has now. */
  readonly formVersions: readonly number[];
}

/** The form of a flow that is listed, with the fields that the caller may read in every row, of whatever version it is. */
async function formOf(reading: FlowReading, flowId: string, scope: FlowScope): Promise<FilteredForm> {
  const { flow, form } = await publishedFlow(reading, flowId);
  const { shape, fields } = await fieldsOf(reading, { form });
  const versions = await versionsOf(reading, flowId);
  const opened = await Promise.all(
    versions.map((version) => flowToList(reading, { id: flowId, ...version })),
  );
  const hidden = new Set(versions.flatMap(({ hidden: codes }) => codes ?? []));
  const rights = [{ flow }, ...opened].flatMap((each) => rightsEverywhere(each, fields, scope));
  const readable = [...shape.byCode.keys()].filter(
    (code) => !hidden.has(code) && !rights.some((each) => hidesPart(each, code)),
  );
  const formVersions = opened
    .filter(({ form }) =>
      shapeOf(form, reading.platform).fields.every(
        ({ code, type }) => (shape.byCode.get(code)?.type ?? type) === type,
      ),
    )
    .map(({ formVersion }) => formVersion);
  return { shape, readable: new Set(readable), formVersions: [...new Set(formVersions)] };
}

/** Versions of which a flow has instances, with the fields that the caller's role hid from them where they started one. */
async function versionsOf({ db, actor }: FlowReading, flowId: string) {
  const { rows } = await sql<{
    readonly flow: string;
    readonly flow_version: number;
    readonly form: string;
    readonly form_version: number;
    readonly hidden: readonly string[] | null;
  }>`
    select distinct flow, flow_version, form, form_version,
      case when initiator = ${actor.userId} then subject -> 'existing' -> 'hidden' end as hidden
    from atrium.flow_instance where flow = ${flowId} and state <> 'draft'`.execute(db);
  return rows;
}

function rightsEverywhere(
  { flow, isUnreadable }: Pick<OpenFlow, 'flow' | 'isUnreadable'>,
  fields: FormFields,
  scope: FlowScope,
): readonly ResolvedRights[] {
  // What a version that cannot be read hides is not known.
  if (isUnreadable) return [new Map()];
  const nothing = { tasks: [], round: 0, state: 'running' as const };
  if (scope === 'manage')
    return [rightsOf(flow, nothing, { userId: '', manages: true, isInitiator: false }, fields)];
  if (!TASK_SCOPES.has(scope)) return [rightsAt(flow, flow.nodes[0]?.id ?? '', fields)];
  return [...flowIndex(flow).values()].flatMap(({ node }) =>
    'fieldRights' in node ? [rightsAt(flow, node.id, fields)] : [],
  );
}

/**
 * The form of a flow with the fields by which a caller may filter one of their lists of it: those that they may read in
 * every line. Null where nothing of the flow is in that list, so that nobody learns of a form that is not theirs to see.
 */
export async function listedForm(
  reading: FlowReading,
  { scope, flowId }: { readonly scope: FlowScope; readonly flowId: string },
): Promise<FormDocument | null> {
  const { list } = await listFlows(reading, { scope, flowId, limit: 1, summary: false });
  if (list.length === 0) return null;
  const { form } = await publishedFlow(reading, flowId);
  const { readable } = await formOf(reading, flowId, scope);
  const { id, name, title, kind, schemaVersion, sources } = form;
  return {
    ...{ kind, schemaVersion, id, name },
    ...(title !== undefined && { title }),
    ...(sources && { sources }),
    fields: form.fields.filter((field) => readable.has(field.name)),
    grants: [],
  };
}
