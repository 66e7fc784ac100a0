import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { FieldRights, FlowNode } from '../../schemas/flow/node.ts';
import type { FieldNode } from '../../schemas/node.ts';
import { flowIndex } from './flowIndex.ts';
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
export interface Onlooker {
  readonly userId: string;
  readonly manages: boolean;
  /** The initiator of the instance. */
  readonly isInitiator: boolean;
}

/** The fields of a form, as far as rights are given to them. */
export interface Fields {
  readonly fields: readonly FieldNode[];
  /** Fields whose values are secrets: hidden unless a step names them. */
  readonly sealed: ReadonlySet<string>;
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
export function rightsAt(flow: FlowDocument, node: string, { fields, sealed }: Fields): ResolvedRights {
  const found = flowIndex(flow).get(node)?.node;
  const given: FieldRights = found === undefined ? {} : rightsGivenAt(found);
  const usual: Right = found?.type === 'start' ? 'edit' : 'read';
  const kept = new Set(Object.values(flow.settings.keep ?? {}));
  return new Map(
    fields.map(({ name, value }) => {
      const written = Object.hasOwn(given, name) ? given[name] : undefined;
      const right: ResolvedRight =
        written === undefined && sealed.has(name) ? { right: 'hidden' } : resolve(written, usual);
      const isOurs = kept.has(name) || value !== undefined;
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
 * What somebody sees of the record of an instance, and may change now: at an open task of theirs what the step says; else
 * the most that any of their tasks of the last round showed; the initiator what the start shows; managers what no step
 * hides from everybody.
 */
export function rightsOf(
  flow: FlowDocument,
  state: Pick<FlowState, 'tasks' | 'round' | 'state'>,
  onlooker: Onlooker,
  form: Fields,
): ResolvedRights {
  const own = state.tasks.filter(
    ({ assignee, owner, by }) =>
      assignee.value === onlooker.userId || owner?.value === onlooker.userId || by?.value === onlooker.userId,
  );
  const isRunning = state.state === 'running' || state.state === 'returned';
  const open = own.find(
    (task) =>
      isRunning && task.state === 'running' && task.kind !== 'cc' && task.assignee.value === onlooker.userId,
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
