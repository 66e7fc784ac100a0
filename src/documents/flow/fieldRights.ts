import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { FieldRights, FlowNode } from '../../schemas/flow/node.ts';
import type { FieldNode } from '../../schemas/node.ts';
import { flowIndex, isPeopleNode } from './flowIndex.ts';
import { heldTask, type Holder, isOwn, mayAct } from './holding.ts';
import type { FlowState, Task } from './state.ts';
import { isOpenTask } from './state.ts';

/** What somebody may do with a field at a step. */
export type Right = 'hidden' | 'read' | 'edit' | 'required';

/** The right to a field, for a sub-table with those to its columns. */
export interface ResolvedRight {
  readonly right: Right;
  readonly columns?: Readonly<Record<string, Right>>;
  /** Rows are neither added nor removed. */
  readonly rows?: 'fixed';
}

export type ResolvedRights = ReadonlyMap<string, ResolvedRight>;

/** Who looks at an instance, as far as it decides what they see. */
export interface Onlooker extends Holder {
  readonly manages: boolean;
  /** The initiator of the instance. */
  readonly isInitiator: boolean;
  /** The task that they look at or act on; absent: the first that they have open. */
  readonly task?: string | undefined;
}

/** What whoever starts a flow on a record that is there already may not do with fields of it, by their role. */
export interface RecordLimits {
  /** Neither read nor written. */
  readonly hidden: readonly string[];
  /** Not written. */
  readonly fixed: readonly string[];
}

/** The fields of a form, as far as rights are given to them. */
export interface Fields {
  readonly fields: readonly FieldNode[];
  /** Fields whose values are secrets: hidden unless a step names them. */
  readonly sealed: ReadonlySet<string>;
  /** Of a record that was there before the flow: the start shows and lets change no more. */
  readonly limits?: RecordLimits | undefined;
}

const ORDER: readonly Right[] = ['hidden', 'read', 'edit', 'required'];
const more = (one: Right, other: Right): Right => (ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other);

/** Writing becomes reading. */
const toRead = (right: Right): Right => (right === 'hidden' ? 'hidden' : 'read');

const readOnly = ({ right, columns }: ResolvedRight): ResolvedRight => ({
  right: toRead(right),
  ...(columns && {
    columns: Object.fromEntries(Object.entries(columns).map(([code, each]) => [code, toRead(each)])),
  }),
});

/**
 * The rights to the fields of a form at a node: as it says, else `edit` at the start and `read` elsewhere; what the flow
 * alone writes, and what is computed, is never more than read.
 */
export function rightsAt(
  flow: FlowDocument,
  node: string,
  { fields, sealed, limits }: Fields,
): ResolvedRights {
  const found = flowIndex(flow).get(node)?.node;
  const given: FieldRights = found === undefined ? {} : rightsGivenAt(found);
  const usual: Right = found?.type === 'start' ? 'edit' : 'read';
  const kept = new Set(Object.values(flow.settings.keep ?? {}));
  const { hidden = [], fixed = [] }: Partial<RecordLimits> = found?.type === 'start' && limits ? limits : {};
  return new Map(
    fields.map(({ name, value }) => {
      const written = Object.hasOwn(given, name) ? given[name] : undefined;
      const right: ResolvedRight =
        written === undefined && sealed.has(name) ? { right: 'hidden' } : resolve(written, usual);
      if (hidden.includes(name)) return [name, { right: 'hidden' }] as const;
      const isOurs = kept.has(name) || value !== undefined || fixed.includes(name);
      return [name, isOurs ? readOnly(right) : right] as const;
    }),
  );
}

/** Where a model was to propose values of fields, those who are asked in its place write them. */
function rightsGivenAt(node: FlowNode): FieldRights {
  if ('fieldRights' in node) return node.fieldRights;
  if (node.type !== 'trigger' || node.run.do !== 'ai' || node.run.choices !== 'fields') return {};
  return Object.fromEntries(Object.keys(node.run.answer ?? {}).map((code) => [code, 'edit' as const]));
}

function resolve(written: FieldRights[string] | undefined, usual: Right): ResolvedRight {
  if (written === undefined) return { right: usual };
  return typeof written === 'string' ? { right: written } : written;
}

/**
 * Whether a field is hidden, or columns of it are: a text made of all of it is then none to show. So is a field of which no
 * right is known.
 */
export const hidesPart = (rights: ResolvedRights, field: string): boolean => {
  const { right = 'hidden', columns = {} } = rights.get(field) ?? {};
  return right === 'hidden' || Object.values(columns).includes('hidden');
};

/** Whether any step, its copies and the start among them, hides a field of the form, or columns of it, from its people. */
export const hidesSomewhere = (flow: FlowDocument, form: Fields): ((field: string) => boolean) => {
  const all = [...flowIndex(flow).values()].flatMap(({ node }) =>
    isPeopleNode(node) || node.type === 'start' || node.type === 'cc' ? rightsAt(flow, node.id, form) : [],
  );
  return (field) => all.some((rights) => hidesPart(rights, field));
};

/**
 * What somebody sees of the record of an instance, and may change now: at an open task of theirs what its own step says,
 * whatever another task of theirs would let them do; else the most that any of their tasks of the last round showed; the initiator what the start shows; managers what no step
 * hides from everybody.
 */
export function rightsOf(
  flow: FlowDocument,
  state: Pick<FlowState, 'tasks' | 'round' | 'state'>,
  onlooker: Onlooker,
  form: Fields,
): ResolvedRights {
  const own = state.tasks.filter((task) => isOwn(heldTask(task), onlooker));
  const isRunning = state.state === 'running' || state.state === 'returned';
  const open = own.find(
    (task) =>
      isRunning &&
      task.state === 'running' &&
      task.kind !== 'cc' &&
      mayAct(heldTask(task), onlooker) &&
      (onlooker.task === undefined || onlooker.task === task.id),
  );
  if (open) return rightsAt(flow, open.node, form);
  const nodes = new Set(lastOf(own, state.round).map(({ node }) => node));
  if (onlooker.isInitiator) nodes.add(flow.nodes[0]?.id ?? '');
  const seen = [...nodes].map((node) => rightsAt(flow, node, form));
  if (onlooker.manages) seen.push(rightsOfManagers(flow, form));
  return new Map(
    form.fields.map(({ name }) => [name, together(seen.flatMap((each) => each.get(name) ?? []))]),
  );
}

/** The tasks of the last round in which somebody had any. */
function lastOf(tasks: readonly Task[], round: number): readonly Task[] {
  for (let at = round; at > 0; at -= 1) {
    const found = tasks.filter(
      (task) => task.round === at && (!isOpenTask(task) || task.state !== 'waiting'),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Managers read what any step shows to anybody. */
function rightsOfManagers(flow: FlowDocument, form: Fields): ResolvedRights {
  const all = [...flowIndex(flow).values()].map(({ node }) => rightsAt(flow, node.id, form));
  return new Map(
    form.fields.map(({ name }) => [name, together(all.flatMap((each) => each.get(name) ?? []))]),
  );
}

/** The most that several rights allow to be read; without any, nothing. */
function together(rights: readonly ResolvedRight[]): ResolvedRight {
  const right = rights.reduce<Right>((sum, each) => more(sum, each.right), 'hidden');
  const codes = new Set(rights.flatMap(({ columns }) => Object.keys(columns ?? {})));
  const columns = Object.fromEntries(
    [...codes].map((code) => [
      code,
      toRead(
        rights.reduce<Right>(
          (sum, each) => (each.right === 'hidden' ? sum : more(sum, each.columns?.[code] ?? 'read')),
          'hidden',
        ),
      ),
    ]),
  );
  return { right: toRead(right), ...(codes.size > 0 && { columns }) };
}
