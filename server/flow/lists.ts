import { rightsAt, rightsOf, type ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import type { RuleSet } from '../../src/schemas/condition.ts';
import type { FlowDocument, FormDocument } from '../../src/schemas/documents/index.ts';
import { type FlowOrder, hasFlowOrder, TASK_SCOPES } from '../../src/schemas/flow/listOrder.ts';
import type { FlowRow, FlowScope } from '../../src/schemas/wire/flowLists.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { tableOf } from '../records/identifier.ts';
import type { ModuleShape } from '../records/shape.ts';
import { findRows } from './findRows.ts';
import { presentRows } from './listing.ts';
import { filterOf } from './listFilter.ts';
import { publishedFlow } from './openFlow.ts';
import type { FlowReading } from './services.ts';
import { currentFields, type FormFields } from './stepAuthority.ts';
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
  const person = await personOf(reading);
  const form = where && flowId !== undefined ? await formOf(reading, flowId, scope) : undefined;
  const filter = filterOf(reading, where, form);
  const { rows, more } = await findRows(
    reading,
    {
      ...{ scope, flow: flowId, filter, after: param.after, limit },
      table: form && tableOf(form.shape),
      keyword: keyword === '' ? undefined : keyword,
      sort: orderOf(param),
    },
    person,
  );
  const list = await presentRows(reading, rows, () => scope === 'manage', summary);
  return { list, more };
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

/** The form of a flow that is listed, with the fields that the caller may read in every row. */
async function formOf(
  reading: FlowReading,
  flowId: string,
  scope: FlowScope,
): Promise<{ readonly shape: ModuleShape; readonly readable: ReadonlySet<string> }> {
  const { flow } = await publishedFlow(reading, flowId);
  const { shape, fields } = await currentFields(reading, flow.form);
  const rights = rightsEverywhere(flow, fields, scope);
  const readable = [...shape.byCode.keys()].filter((code) =>
    rights.every((each) => (each.get(code)?.right ?? 'hidden') !== 'hidden'),
  );
  return { shape, readable: new Set(readable) };
}

function rightsEverywhere(
  flow: FlowDocument,
  fields: FormFields,
  scope: FlowScope,
): readonly ResolvedRights[] {
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
