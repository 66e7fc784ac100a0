import type { FlowBranch, FlowNode } from '../../../schemas/flow/node.ts';
import type { FlowContext } from '../context.ts';
import { isPeopleNode } from '../flowIndex.ts';
import { type FlowState, isFinished, type Step, type Task, titleOf } from '../state.ts';
import { decideBranches } from './decideBranches.ts';
import type { Past } from './Past.ts';
import type { PathBranch, PathNode, PathPerson, PathSources } from './pathNode.ts';
import type { Rehearsal } from './Rehearsal.ts';

interface PathParts {
  readonly state: FlowState;
  readonly context: FlowContext;
  readonly past: Past;
  readonly ahead: Rehearsal | undefined;
  readonly sources: PathSources;
}

/** What the way comes to where a node stands: it leads here, leads elsewhere, or nobody knows yet. */
interface Fate {
  readonly way: 'here' | 'elsewhere' | 'unknown';
  /** Something behind it has been done, or goes on. */
  readonly isPassed: boolean;
}

/** Draws the tree of a flow as the way of an instance. */
export class PathBuilder {
  readonly #parts: PathParts;
  /** A block before may lead past what comes now. */
  #isDoubtful = false;
  /** The instance has come to an end that it met on its way, and this is still before it. */
  #isBeforeEnd: boolean;

  constructor(parts: PathParts) {
    this.#parts = parts;
    const { state, past } = parts;
    const isRefused = state.steps.some(({ node }) => past.doneStep(node)?.state === 'refused');
    this.#isBeforeEnd = state.state === 'approved' || (state.state === 'rejected' && !isRefused);
  }

  build(): readonly PathNode[] {
    return this.#sequence(this.#parts.context.flow.nodes, { way: 'here', isPassed: false });
  }

  #sequence(nodes: readonly FlowNode[], fate: Fate): readonly PathNode[] {
    const { past } = this.#parts;
    const lastTrace = nodes.findLastIndex((node) => past.hasTrace(node));
    return nodes.map((node, at) => this.#node(node, { ...fate, isPassed: fate.isPassed || at < lastTrace }));
  }

  #node(node: FlowNode, fate: Fate): PathNode {
    const { sources, context, past, ahead } = this.#parts;
    const state = this.#stateOf(node, fate);
    const isAhead = state === 'coming' || state === 'open';
    const step = isAhead ? undefined : (past.doneStep(node.id) ?? past.lastStep(node.id));
    const visit = isAhead ? ahead?.visits.get(node.id) : undefined;
    const mode = step?.mode ?? visit?.mode ?? (isPeopleNode(node) ? node.mode : undefined);
    const sub = step && sources.subs?.[step.id];
    const branches = 'branches' in node ? this.#branches(node, fate, state) : undefined;
    const result = resultOf(node, state, step);
    const reason = step?.reason ?? this.#reasonOf(step);
    if (node.type === 'end' && state === 'done') this.#isBeforeEnd = false;
    if (node.type === 'route' && isAhead) this.#isDoubtful ||= ahead?.routes.get(node.id) === null;
    return {
      node: node.id,
      type: node.type,
      title: (sources.text ?? context.text)(titleOf(node)),
      state,
      people: this.#peopleOf(node, state, step) ?? visit?.people ?? [],
      ...(isPeopleNode(node) && mode && { mode }),
      ...(visit?.pick && { pick: visit.pick }),
      ...(visit?.finding && { finding: visit.finding }),
      ...(result && { result }),
      ...(reason && !isAhead && { reason }),
      ...(branches && { branches }),
      ...(sub && { sub }),
    };
  }

  #stateOf(node: FlowNode, { way, isPassed }: Fate): PathNode['state'] {
    const { past, ahead, state } = this.#parts;
    if (way === 'elsewhere') return 'skipped';
    if (past.isLiveIn(node) || (node.type === 'start' && state.round === 0)) return 'current';
    const visit = ahead?.visits.get(node.id);
    if (visit) return way === 'unknown' || this.#isDoubtful || visit.isOpen === true ? 'open' : 'coming';
    const { type, id } = node;
    if (type === 'start' || past.doneStep(id) || (type === 'cc' && past.copiesOf(id).length > 0))
      return 'done';
    const isByItself = !isPeopleNode(node) && !(past.lastStep(id) && !past.hasTrace(node));
    if (isByItself && (isPassed || past.hasTrace(node) || this.#isBeforeEnd)) return 'done';
    return this.#isDoubtful && !isPassed && ahead ? 'open' : 'skipped';
  }

  #branches(
    node: Extract<FlowNode, { branches: FlowBranch[] }>,
    { isPassed }: Fate,
    state: PathNode['state'],
  ): readonly PathBranch[] {
    const taken = this.#takenOf(node, state);
    const made = node.branches.map((branch): PathBranch => {
      const isTaken = taken(branch);
      const way =
        isTaken === false || state === 'skipped'
          ? 'elsewhere'
          : isTaken === null || state === 'open'
            ? 'unknown'
            : 'here';
      return {
        id: branch.id,
        title:
          branch.title === undefined
            ? null
            : (this.#parts.sources.text ?? this.#parts.context.text)(branch.title),
        taken: state === 'skipped' ? false : isTaken,
        nodes: this.#sequence(branch.nodes, { way, isPassed }),
      };
    });
    if (made.some(({ taken: each }, at) => each === null && leadsAway(node.branches[at]?.nodes ?? [])))
      this.#isDoubtful = true;
    return made;
  }

  #takenOf(
    node: Extract<FlowNode, { branches: FlowBranch[] }>,
    state: PathNode['state'],
  ): (branch: FlowBranch) => boolean | null {
    const { ahead, past, sources, context } = this.#parts;
    const coming = state === 'coming' || state === 'open' ? ahead?.decided.get(node.id) : undefined;
    if (coming) return ({ id }) => coming.get(id) ?? null;
    if (node.type !== 'condition') {
      const block = past.block(node.id);
      if (block) return ({ id }) => node.type === 'parallel' || block.branches[id] !== 'out';
    }
    if (state === 'open') return () => null;
    const traced = node.branches.filter((branch) => past.hasTraceIn(branch));
    if (traced.length > 0) return (branch) => traced.includes(branch);
    const entry = sources.journal?.findLast(({ kind, node: at }) => kind === 'branchTaken' && at === node.id);
    if (entry?.branches) return ({ id }) => entry.branches?.includes(id) === true;
    const decided = decideBranches(node, context.holds);
    return ({ id }) => decided.get(id) ?? null;
  }

  #peopleOf(
    node: FlowNode,
    state: PathNode['state'],
    step: Step | undefined,
  ): readonly PathPerson[] | undefined {
    const { past, context } = this.#parts;
    if (state === 'coming' || state === 'open') return undefined;
    if (node.type === 'cc') return past.copiesOf(node.id).map(personOf);
    if (node.type === 'start') {
      const { userId: value, realName: label } = context.initiator;
      const task = step && past.tasksOf(step).at(-1);
      if (task) return [personOf(task)];
      return [
        { person: { value, label }, task: null, state: state === 'done' ? 'agreed' : 'running', why: [] },
      ];
    }
    return step && past.tasksOf(step).map(personOf);
  }

  /** Why what was begun came to nothing. */
  #reasonOf(step: Step | undefined): PathNode['reason'] {
    if (step?.state !== 'cancelled' && step?.state !== 'returned') return undefined;
    const { state } = this.#parts;
    const { past } = this.#parts;
    return (
      past.tasksOf(step).find(({ reason }) => reason !== null)?.reason ??
      (isFinished(state.state) ? 'instanceEnded' : undefined)
    );
  }
}

const personOf = (task: Task): PathPerson => ({
  person: task.by ?? task.assignee,
  task: task.id,
  state: task.state,
  why: task.why,
});

function resultOf(node: FlowNode, state: PathNode['state'], step: Step | undefined): PathNode['result'] {
  if (node.type === 'end') return node.result ?? 'approved';
  if (state !== 'done' || node.type === 'start') return undefined;
  if (step?.state === 'passed') return 'approved';
  return step?.state === 'refused' ? 'rejected' : undefined;
}

/** Whether a way through some nodes may not come out behind them. */
const leadsAway = (nodes: readonly FlowNode[]): boolean =>
  nodes.some(
    (node) =>
      node.type === 'end' ||
      node.type === 'route' ||
      ('branches' in node && node.branches.some((branch) => leadsAway(branch.nodes))),
  );
