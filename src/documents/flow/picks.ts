import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { Approver } from '../../schemas/flow/approver.ts';
import type { PeopleScope } from '../../schemas/flow/people.ts';
import type { Text } from '../../schemas/text.ts';
import { type FlowIndex, flowIndex, isFork, isPeopleNode, nodeAt } from './flowIndex.ts';

/** People whom somebody picks for a step ahead. */
export interface Pick {
  readonly node: string;
  readonly title: Text;
  readonly many: boolean;
  readonly required: boolean;
  readonly scope: PeopleScope | null;
}

type PickSource = 'initiatorPicks' | 'previousPicks';

/** What a step lets be picked, by whom. */
export function picksOf(
  node: { readonly id: string; readonly title?: Text; readonly approvers?: readonly Approver[] },
  by: PickSource,
): readonly Pick[] {
  return (node.approvers ?? []).flatMap((each) =>
    each.source === by
      ? [
          {
            node: node.id,
            title: node.title ?? node.id,
            many: each.many ?? false,
            required: each.required ?? true,
            scope: each.scope ?? null,
          },
        ]
      : [],
  );
}

/**
 * Steps that can come next behind a node, whatever rules decide, and ask who handles them of whoever handled that node.
 * None behind a join: of several who come before it nobody would know who picks.
 */
export function picksBehind(index: FlowIndex, node: string): readonly Pick[] {
  const found: Pick[] = [];
  const seen = new Set<string>([node]);
  const open = [...nextOf(index, node)];
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { node: next } = nodeAt(index, id);
    if (isPeopleNode(next)) found.push(...picksOf(next, 'previousPicks'));
    else if (next.type === 'route') open.push(next.to, ...(next.when ? nextOf(index, id) : []));
    else if ('branches' in next)
      for (const { nodes } of next.branches)
        open.push(...(nodes[0] ? [nodes[0].id] : isFork(next) ? [] : nextOf(index, id)));
    else if (next.type !== 'end') open.push(...nextOf(index, id));
  }
  return found;
}

/** What comes behind a node; nothing behind the last one of a branch that comes together with others first. */
function nextOf(index: FlowIndex, id: string): readonly string[] {
  const { follower } = nodeAt(index, id);
  return follower === undefined ? [] : [follower];
}

/** What the initiator picks when submitting. */
export const initiatorPicks = (flow: FlowDocument): readonly Pick[] =>
  [...flowIndex(flow).values()].flatMap(({ node }) =>
    isPeopleNode(node) ? picksOf(node, 'initiatorPicks') : [],
  );
