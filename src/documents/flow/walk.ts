import type { FlowBranch, FlowNode, FlowNodeOf } from '../../schemas/flow/node.ts';
import { finish, suspend } from './ending.ts';
import { type ForkNode, isFork, isPeopleNode, type PeopleNode } from './flowIndex.ts';
import { goBackTo, goForward, targetOfRefusal } from './goBack.ts';
import { findReaders } from './people/findPeople.ts';
import { fork, goTo, leave, leaveForks } from './places.ts';
import type { Run } from './Run.ts';
import type { Step, Token } from './state.ts';
import { addCopy, askAgain, askInitiator, askPeople, endStep, findContext, openStep } from './steps.ts';
import { startDeadline } from './timers.ts';
import { handlersOf } from './trail.ts';

/** How often one route may be passed in an instance. */
const MOST_PASSES = 100;

/** Lets every place go on until it waits for somebody or something, or has come to its end. */
export function walk(run: Run): void {
  for (let move = run.moves.shift(); move !== undefined; move = run.moves.shift()) {
    const { token, asksAnew } = move;
    const { state } = run.state;
    // Another place may have ended the instance, or this one, before it came in.
    if ((state === 'running' || state === 'returned') && run.state.tokens.includes(token))
      enter(run, token, asksAnew);
  }
}

/** Lets a place go into the node where it stands. */
export function enter(run: Run, token: Token, asksAnew: boolean): void {
  const { node } = run.node(token.node);
  if (isPeopleNode(node)) enterPeople(run, token, node, asksAnew);
  else if (isFork(node)) fork(run, token, node, takenOf(run, node));
  else enterPassing(run, token, node);
}

type PassingNode = Exclude<FlowNode, ForkNode | PeopleNode>;

function enterPassing(run: Run, token: Token, node: PassingNode): void {
  switch (node.type) {
    case 'start':
      if (run.state.state === 'returned') askInitiator(run, token);
      else leave(run, token);
      return;
    case 'end':
      finish(run, node.result ?? 'approved', null);
      return;
    case 'cc':
      copyTo(run, token, node);
      leave(run, token);
      return;
    case 'condition':
      goTo(run, token, nodeBehind(run, token, node));
      return;
    case 'route':
      enterRoute(run, token, node);
      return;
    case 'delay':
      enterDelay(run, token, node);
      return;
    case 'trigger': {
      const step = openStep(run, token, 'trigger');
      run.log('triggered', { node: node.id });
      run.effects.push({ do: 'trigger', step: step.id, node: node.id });
      if (node.wait === false) passStep(run, step);
      else if (node.run.do === 'call') startDeadline(run, step, node.run.deadline);
      return;
    }
    case 'subFlow': {
      const step = openStep(run, token, 'subFlow');
      run.effects.push({ do: 'startSubFlows', step: step.id, node: node.id });
      if (node.mode === 'async') passStep(run, step);
      else startDeadline(run, step, node.deadline);
    }
  }
}

function enterPeople(run: Run, token: Token, node: PeopleNode, asksAnew: boolean): void {
  const { again } = token;
  delete token.again;
  if (again !== undefined && askAgain(run, token, run.step(again))) return;
  if (node.type === 'approve' && node.auto !== undefined) {
    const step = openStep(run, token, 'approve');
    step.reason = 'auto';
    if (node.auto === 'agree') passStep(run, step);
    else refuseStep(run, step);
    return;
  }
  const { step, came } = askPeople(run, token, node, asksAnew);
  if (came === 'passed') passStep(run, step);
  if (came === 'refused') refuseStep(run, step);
  if (came === 'stuck') suspend(run, 'nobodyFound');
}

/** Ends a step that came to its good end, and goes on behind it. */
export function passStep(run: Run, step: Step): void {
  const token = run.tokenOf(step);
  endStep(run, step, 'passed', 'sibling');
  if (step.kind !== 'start') run.log('passed', { node: step.node, reason: step.reason });
  if (token === undefined) return;
  if (handlersOf(run, step).length > 0 && step.kind !== 'start') token.before = [step.id];
  const { back } = token;
  delete token.back;
  if (back === undefined) leave(run, token);
  else goForward(run, token, back);
}

/** Ends a step that was refused, and goes where the node says: to the end, or back. */
export function refuseStep(run: Run, step: Step): void {
  const { node } = run.node(step.node);
  const target = 'rejectTo' in node ? targetOfRefusal(run, step, node.rejectTo) : undefined;
  endStep(run, step, 'refused', 'sibling');
  run.log('refused', { node: step.node, reason: step.reason });
  if (target === undefined) finish(run, 'rejected', step.reason === 'nobodyFound' ? 'nobodyFound' : null);
  else goBackTo(run, step, target, 'afterReturn' in node && node.afterReturn === 'back');
}

/** All branches of a parallel fork; of an inclusive one those whose rules hold, or else the default. */
function takenOf(run: Run, node: ForkNode): readonly FlowBranch[] {
  if (node.type === 'parallel') return node.branches;
  const holding = node.branches.filter((each) => holds(run, each));
  return holding.length > 0 ? holding : node.branches.filter((each) => each.default === true);
}

const holds = (run: Run, { when, default: isDefault }: FlowBranch): boolean =>
  isDefault !== true && when !== undefined && run.context.holds(when) === true;

/** The first node of the branch that is taken; where that has none, what comes behind the block. */
function nodeBehind(run: Run, token: Token, { id, branches }: FlowNodeOf<'condition'>): string | undefined {
  const taken = branches.find((each) => holds(run, each)) ?? branches.find((each) => each.default === true);
  run.log('branchTaken', { node: id, branches: taken ? [taken.id] : [] });
  return taken?.nodes[0]?.id ?? run.node(token.node).follower;
}

function enterRoute(run: Run, token: Token, node: FlowNodeOf<'route'>): void {
  if (node.when !== undefined && run.context.holds(node.when) !== true) {
    leave(run, token);
    return;
  }
  const passes = (run.state.routes[node.id] ?? 0) + 1;
  if (passes > MOST_PASSES) {
    suspend(run, 'routeLimit');
    return;
  }
  run.state.routes[node.id] = passes;
  run.log('routed', { node: node.id, to: node.to });
  leaveForks(run, token, node.to);
  goTo(run, token, node.to);
}

function enterDelay(run: Run, token: Token, node: FlowNodeOf<'delay'>): void {
  const due = dueOf(run, node);
  // What should have said until when says nothing: the timeline tells why nothing was waited for.
  run.log('delayed', { node: node.id, reason: due === undefined ? 'fieldEmpty' : null });
  if (due === undefined || due <= run.now) {
    leave(run, token);
    return;
  }
  const step = openStep(run, token, 'delay');
  const timer = { id: run.newId(), step: step.id, task: null, index: 0, left: 0, due, stopped: null };
  run.state.timers.push({ ...timer, kind: 'delay' });
}

/** When a delay ends; undefined where the field that says it is empty. */
function dueOf(run: Run, { until }: FlowNodeOf<'delay'>): string | undefined {
  const { later, moment, field } = run.context;
  if (until.is === 'duration') return later(run.now, until.duration);
  if (until.is === 'date') return moment(until.date);
  const at = moment(field(until.field), until.at);
  return at === undefined || until.offset === undefined ? at : later(at, until.offset);
}

function copyTo(run: Run, token: Token, node: FlowNodeOf<'cc'>): void {
  for (const { person, why } of findReaders(node.recipients, findContext(run, token, false))) {
    const { id: task } = addCopy(run, { node: node.id, round: token.round, person, why });
    run.log('cc', { node: node.id, task, people: [person] });
  }
}
