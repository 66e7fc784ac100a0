import type { FlowRow, FlowScope } from '../wire/flowLists.ts';

/** Which order lists of flows have; empty times stand last in either direction. */
export interface FlowOrder {
  readonly by: 'createdAt' | 'dueAt' | 'endedAt' | 'openedAt';
  readonly order: 'asc' | 'desc';
}

/** Scopes whose lines are of tasks; those of the others are of instances. */
export const TASK_SCOPES: ReadonlySet<FlowScope> = new Set(['wait', 'done', 'notify']);

/** Whether a scope can be in an order: an instance has no due time of its own, but that of each of its steps. */
export const hasFlowOrder = (scope: FlowScope, by: FlowOrder['by']): boolean =>
  by !== 'dueAt' || TASK_SCOPES.has(scope);

/** The order that a scope has where none is asked for. */
export const usualFlowOrder = (scope: FlowScope): readonly FlowOrder[] =>
  scope === 'wait'
    ? [
        { by: 'dueAt', order: 'asc' },
        { by: 'openedAt', order: 'asc' },
      ]
    : [{ by: scope === 'done' ? 'endedAt' : 'createdAt', order: 'desc' }];

/** What `after` of `/list.do` holds for the page behind a row: what it holds in the order, and its id. */
export function afterFlowRow(
  row: Pick<FlowRow, 'id' | FlowOrder['by']>,
  scope: FlowScope,
  sort: FlowOrder | undefined,
): Readonly<Record<string, string | null>> {
  const order = sort ? [sort] : usualFlowOrder(scope);
  return { ...Object.fromEntries(order.map(({ by }) => [by, row[by]])), id: row.id };
}
