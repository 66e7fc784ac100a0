import type { FlowNode } from '../../../schemas/flow/node.ts';
import { finish, suspend } from '../ending.ts';
import { goBackTo } from '../goBack.ts';
import type { FlowContext } from '../context.ts';
import { type IndexedNode, isPeopleNode, type Lane } from '../flowIndex.ts';
import { type Given, NOTHING_GIVEN } from '../journal.ts';
import { cancelInside, cancel } from '../ending.ts';
import { actionTexts } from '../people/actionTexts.ts';
import { blocksAround } from '../places.ts';
import { FlowRefusal } from '../refusal.ts';
import { Run } from '../Run.ts';
import {
  type Block,
  type FlowState,
  isFinished,
  type Person,
  type Reason,
  type Step,
  type Token,
} from '../state.ts';
import { goOnAll } from '../timers.ts';
import { type Acting, entryOf } from './act.ts';
import { handTo } from './handing.ts';
import { runAgain } from './outside.ts';
import { peopleNamed } from './pass.ts';

/** What a manager of the flow does with an instance. */
export interface Manage extends Given {
  readonly is: 'manage';
  readonly action: 'suspend' | 'resume' | 'terminate' | 'jump';
  /** null: the product itself ends it. */
  readonly by: Person | null;
  /** Why the product ends it; absent: the flow that started it has ended. */
  readonly reason?: Reason;
  readonly revision: number;
  readonly node: string | undefined;
}

/** The product itself ends an instance, as it stands. */
export const endedBySystem = ({ revision }: Pick<FlowState, 'revision'>, reason: Reason): Manage => ({
  ...{ is: 'manage', action: 'terminate', by: null, reason, revision, node: undefined },
  ...NOTHING_GIVEN,
});

/** @throws FlowRefusal INSTANCE_ENDED, REVISION_CONFLICT, ACTION_NOT_ALLOWED, COMMENT_REQUIRED, RETURN_TARGET_INVALID */
export function manage(run: Run, event: Manage): void {
  const { state } = run.state;
  if (isFinished(state)) throw new FlowRefusal('INSTANCE_ENDED');
  if (event.action !== 'resume' && event.action !== 'terminate' && state === 'suspended')
    throw new FlowRefusal('INSTANCE_SUSPENDED');
  if (event.revision !== run.state.revision) throw new FlowRefusal('REVISION_CONFLICT');
  if (state === 'withdrawn' && event.action !== 'terminate') throw new FlowRefusal('ACTION_NOT_ALLOWED');
  if (event.by !== null && event.comment.trim() === '') throw new FlowRefusal('COMMENT_REQUIRED', 'comment');
  const entry = { by: event.by, comment: event.comment, attachments: event.attachments };
  switch (event.action) {
    case 'suspend':
      run.log('suspended', entry);
      suspend(run, null);
      return;
    case 'resume':
      if (state !== 'suspended') throw new FlowRefusal('ACTION_NOT_ALLOWED');
      run.log('resumed', entry);
      resume(run);
      return;
    case 'terminate':
      run.log('terminated', entry);
      finish(run, 'terminated', event.by === null ? (event.reason ?? 'subFlowEnded') : null);
      return;
    case 'jump':
      jump(run, event, entry);
  }
}

/** Lets an instance go on, and places that were stuck try again. */
export function resume(run: Run): void {
  run.state.state = run.state.held ?? 'running';
  run.state.held = null;
  run.state.reason = null;
  run.state.routes = {};
  goOnAll(run);
  for (const token of run.state.tokens) {
    const step = token.step === null ? undefined : run.step(token.step);
    if (step === undefined) run.moves.push({ token, asksAnew: false });
    else if (isPeopleNode(run.node(token.node).node) && run.openTasks(step).length === 0) {
      // Nobody was found for it: those who are there now are looked for.
      run.state.steps = run.state.steps.filter((each) => each !== step);
      token.step = null;
      run.moves.push({ token, asksAnew: false });
    } else if (isLeftAlone(run, step)) {
      run.log('triggered', { node: step.node });
      runAgain(run, step);
    }
  }
}

/** What failed was left to managers of whom there were none. */
const isLeftAlone = (run: Run, step: Step): boolean =>
  step.reason === 'triggerFailed' && run.openTasks(step).length === 0;

const sameLane = (one: Lane, other: Lane | undefined): boolean =>
  one.fork === other?.fork && one.branch === other.branch;

/** From which place a jump leads where, and the step that was handled there before. */
interface Jump {
  readonly target: IndexedNode;
  readonly from: Token;
  readonly others: readonly Token[];
  readonly step: Step;
  readonly handled: Step | undefined;
  readonly around: readonly Block[];
}

/** A jump to a node: back as a return leads, or on in the same sequence, never into a branch beside; undefined: there is none. */
function jumpTo(run: Run, to: string | undefined): Jump | undefined {
  const target = to === undefined ? undefined : run.index.get(to);
  if (target === undefined || !(isPeopleNode(target.node) || target.node.type === 'start')) return undefined;
  const [from, ...others] = run.state.tokens.filter((token) => isReachable(run, token.node, target.lanes));
  const waits = from?.step;
  if (from === undefined || typeof waits !== 'string') return undefined;
  const step = run.step(waits);
  const handled = run.state.steps.findLast((each) => each.node === target.node.id && each.endedAt !== null);
  const around = blocksAround(run, from.block);
  // A fork whose branches never came together cannot be gone into again: the others would not be there.
  if (
    handled &&
    blocksAround(run, handled.block).some((block) => !around.includes(block) && !hasJoined(block))
  )
    return undefined;
  // Nor is one that nobody came to yet gone into in the middle.
  if (!handled && target.lanes.length > run.node(from.node).lanes.length) return undefined;
  return { target, from, others, step, handled, around };
}

/** Nodes to which a manager can let an instance jump, but those where it stands, in the order of the flow. */
export function jumpTargets(state: FlowState, context: FlowContext): readonly FlowNode[] {
  const run = new Run(state, context, true);
  const here = new Set(state.tokens.map(({ node }) => node));
  return [...run.index.values()].flatMap(({ node }) =>
    !here.has(node.id) && jumpTo(run, node.id) !== undefined ? node : [],
  );
}

function jump(run: Run, { node: to }: Manage, entry: Parameters<Run['log']>[1]): void {
  const found = jumpTo(run, to);
  if (found === undefined) throw new FlowRefusal('RETURN_TARGET_INVALID', 'node');
  const { target, from, others, step, handled, around } = found;
  run.state.state = 'running';
  run.log('jumped', { ...entry, node: from.node, to: target.node.id });
  if (target.node.type === 'start') {
    goBackTo(run, step, { to: 'start' }, false);
    return;
  }
  if (handled !== undefined && handled.id !== step.id) {
    goBackTo(run, step, { to: 'step', step: handled }, false);
    return;
  }
  if (others.length > 0 && target.lanes.length < run.node(from.node).lanes.length)
    cancel(run, others, 'returned');
  const inner = around.slice(target.lanes.length);
  for (const block of inner) {
    block.open = false;
    cancelInside(run, block, 'returned');
  }
  cancel(run, run.state.tokens.includes(from) ? [from] : [], 'returned');
  const [outer] = inner;
  const at = outer ?? { block: from.block, branch: from.branch };
  run.state.round += 1;
  run.place(
    { node: target.node.id, block: at.block, branch: at.branch, round: run.state.round, before: from.before },
    true,
  );
}

const hasJoined = ({ branches }: Block): boolean => !Object.values(branches).includes('live');

/** Whether a target is not in a branch beside the one where a place stands. */
const isReachable = (run: Run, node: string, lanes: readonly Lane[]): boolean => {
  const here = run.node(node).lanes;
  return lanes.every((lane, index) => here[index] === undefined || sameLane(lane, here[index]));
};

/** Gives a task to somebody else, by a manager. */
export function reassign(acting: Acting): void {
  const { run, act, task } = acting;
  if (act.comment.trim() === '') throw new FlowRefusal('COMMENT_REQUIRED', 'comment');
  const [person, ...more] = peopleNamed(run, act.people);
  if (person === undefined || more.length > 0 || person.value === task.assignee.value)
    throw new FlowRefusal('PERSON_INVALID', 'people');
  run.log('reassigned', { ...entryOf(acting), people: [person] });
  const text = actionTexts.reassigned(act.by.label, person.label);
  handTo(run, task, person, {
    by: act.by,
    why: [{ step: 'reassigned', person: act.by, to: person, text }],
  });
}
