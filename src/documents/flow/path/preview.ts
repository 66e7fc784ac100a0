import type { FlowContext } from '../context.ts';
import { flowIndex, isPeopleNode } from '../flowIndex.ts';
import { type Pick, picksOf } from '../picks.ts';
import type { FlowState } from '../state.ts';
import { type PathFinding, type PathNode, pathNodes, type PathSources } from './pathNode.ts';
import { advance } from '../advance.ts';
import { FlowRefusal } from '../refusal.ts';
import type { Person } from '../state.ts';
import { fullPath } from './pathOf.ts';

/** What whoever is about to act learns of where it leads (`/preview.do`). */
export interface FlowPreview {
  readonly path: readonly PathNode[];
  /** People whom they pick. */
  readonly picks: readonly Pick[];
  readonly findings: readonly (PathFinding & { readonly node: string })[];
  /** False: the call would be refused, since nobody is found for what it leads to at once. */
  readonly canSubmit: boolean;
}

/**
 * What submitting, or agreeing to a task, would lead to.
 * @param task the caller's open one; absent: they submit
 * @throws Unanswered as `pathOf`
 */
export function previewOf(
  state: FlowState,
  context: FlowContext,
  { task, ...sources }: PathSources & { readonly task?: string } = {},
): FlowPreview {
  const { path, ahead } = fullPath(state, context, sources);
  const acted = state.tasks.find(({ id, kind }) =>
    task === undefined ? kind === 'start' && state.state === 'returned' : id === task,
  );
  const via = acted?.step ?? null;
  const nodes = pathNodes(path);
  const isPicking = acted === undefined || acted.kind === 'start';
  const index = flowIndex(context.flow);
  const isNext = (id: string): boolean => ahead?.visits.get(id)?.via === via;
  const picks = nodes.flatMap(({ node: id, state: at }) => {
    const node = index.get(id)?.node;
    if (node === undefined || !isPeopleNode(node) || (at !== 'coming' && at !== 'open')) return [];
    if (isPicking) return picksOf(node, 'initiatorPicks');
    return isNext(id) ? picksOf(node, 'previousPicks') : [];
  });
  const findings = nodes.flatMap(({ node, finding }) => (finding ? [{ ...finding, node }] : []));
  const canSubmit = !findings.some(({ severity, node }) => severity === 'error' && isNext(node));
  return { path, picks, findings, canSubmit };
}

/** What a refusal may have to come with is not asked for while it is only looked at; none of it is kept. */
const STAND_INS = { comment: '-', attachments: [null], signature: '-' };

/**
 * What refusing a task would lead to: the end, a step that is asked again, or nothing yet where others decide too.
 * @param by whoever would refuse, at their own open task
 * @throws FlowRefusal where they cannot; Unanswered as `pathOf`
 */
export function previewOfRefusal(
  state: FlowState,
  context: FlowContext,
  { task, by, ...sources }: PathSources & { readonly task: string; readonly by: Person },
): FlowPreview {
  const revision = state.tasks.find(({ id }) => id === task)?.revision;
  if (revision === undefined) throw new FlowRefusal('NOT_FOUND');
  const given = { people: [], order: 'parallel', node: undefined, picks: {}, ...STAND_INS } as const;
  const refusal = { is: 'act', task, action: 'reject', revision, manages: false, by, ...given } as const;
  const { path } = fullPath(advance(state, refusal, context).state, context, sources);
  const findings = pathNodes(path).flatMap(({ node, finding }) => (finding ? [{ ...finding, node }] : []));
  return { path, picks: [], findings, canSubmit: true };
}
