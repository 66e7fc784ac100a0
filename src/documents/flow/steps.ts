import { findPeople, type FindContext, type FoundPeople, type Voter } from './people/findPeople.ts';
import type { PeopleNode } from './flowIndex.ts';
import { NOTHING_GIVEN } from './journal.ts';
import { FlowRefusal } from './refusal.ts';
import { samePerson, type Run } from './Run.ts';
import type { Person, Reason, Slot, Step, StepKind, Task, TaskState, Token, Why } from './state.ts';
import { removeClocks, startClocks, stopClocks } from './timers.ts';
import { isTurn } from './voting.ts';
import { handledOn, lastHandledBy } from './trail.ts';

/** Makes the step at which a place waits. */
export function openStep(run: Run, token: Token, kind: StepKind, mode: Step['mode'] = { by: 'all' }): Step {
  const step: Step = {
    id: run.newId(),
    node: token.node,
    kind,
    block: token.block,
    branch: token.branch,
    round: token.round,
    before: token.before,
    openedAt: run.now,
    endedAt: null,
    state: 'open',
    reason: null,
    mode,
    slots: [],
  };
  run.state.steps.push(step);
  token.step = step.id;
  return step;
}

/** Ends a step, and the tasks of it that are open. @param reason of these tasks */
export function endStep(run: Run, step: Step, state: Step['state'], reason: Reason | null): void {
  step.state = state;
  step.reason = state === 'cancelled' || state === 'skipped' ? reason : step.reason;
  step.endedAt = run.now;
  for (const task of run.openTasks(step)) endTask(run, task, 'cancelled', { reason });
  for (const slot of step.slots)
    if (slot.state === 'waiting' || slot.state === 'running') slot.state = 'ended';
  run.state.timers = run.state.timers.filter((timer) => timer.step !== step.id);
  if (step.kind === 'subFlow' && hasLiveSubFlows(step))
    run.effects.push({ do: 'endSubFlows', step: step.id, node: step.node });
}

/** Whether sub-flows of a step that ends are no longer needed; those of one that does not wait for them go on. */
const hasLiveSubFlows = ({ state, subs }: Step): boolean =>
  subs === undefined ? state !== 'passed' : Object.values(subs).includes(null);

interface NewTask {
  readonly step: Step;
  readonly slot: Slot;
  readonly person: Person;
  readonly why: readonly Why[];
  readonly candidates?: boolean;
  readonly openTo?: Task['openTo'];
  readonly shares?: Task['shares'];
  /** Absent: the one of its step. */
  readonly kind?: Task['kind'];
}

/** Adds a task of a slot, which waits until it is its turn. */
export function addTask(run: Run, { step, slot, person, why, candidates = false, ...more }: NewTask): Task {
  const kind = more.kind ?? step.kind;
  if (kind === 'delay' || kind === 'trigger' || kind === 'subFlow')
    throw new Error(`A step of kind ${kind} asks nobody.`);
  const task: Task = {
    id: run.newId(),
    step: step.id,
    slot: slot.id,
    node: step.node,
    kind,
    state: 'waiting',
    reason: null,
    round: step.round,
    position: slot.position,
    revision: 1,
    assignee: person,
    owner: null,
    by: null,
    candidates,
    ...(more.openTo && { openTo: more.openTo }),
    ...(more.shares && { shares: more.shares }),
    createdAt: run.now,
    openedAt: null,
    endedAt: null,
    dueAt: null,
    decision: null,
    ...NOTHING_GIVEN,
    why,
  };
  run.state.tasks.push(task);
  return task;
}

/** Somebody reads along: a copy holds nothing up, and ends by being read. */
export function addCopy(
  run: Run,
  { node, round, person, why }: { node: string; round: number; person: Person; why: readonly Why[] },
): Task {
  const task: Task = {
    ...{ id: run.newId(), step: null, slot: null, node, kind: 'cc', state: 'running', reason: null },
    ...{ round, position: 0, revision: 1, assignee: person, owner: null, by: null, candidates: false },
    ...{ createdAt: run.now, openedAt: run.now, endedAt: null, dueAt: null, decision: null },
    ...{ ...NOTHING_GIVEN, why },
  };
  run.state.tasks.push(task);
  return task;
}

export function newSlot(run: Run, position: number, more: Partial<Slot> = {}): Slot {
  return { id: run.newId(), position, weight: 1, state: 'waiting', added: null, order: 'parallel', ...more };
}

interface Ending {
  readonly by?: Person | null;
  readonly reason?: Reason | null;
  readonly decision?: Task['decision'];
}

/** Ends a task, once and for all. */
export function endTask(run: Run, task: Task, state: TaskState, ending: Ending = {}): void {
  task.state = state;
  task.reason = ending.reason ?? null;
  task.by = ending.by ?? null;
  task.decision = ending.decision ?? task.decision;
  task.endedAt = run.now;
  task.dueAt = null;
  task.revision += 1;
  removeClocks(run, task);
  if (state === 'cancelled')
    run.log('cancelled', { node: task.node, task: task.id, people: [task.assignee], reason: task.reason });
}

/** Lets those run whose turn it is, and those wait whose turn it is no more. */
export function takeTurns(run: Run, step: Step): void {
  for (const slot of step.slots) {
    if (slot.state !== 'waiting' && slot.state !== 'running') continue;
    const turn = isTurn(step, slot) ? 'running' : 'waiting';
    if (
      slot.state === turn &&
      run.openTasks(step).every((task) => task.slot !== slot.id || task.state === turn)
    )
      continue;
    slot.state = turn;
    for (const task of run.openTasks(step)) if (task.slot === slot.id) turnTask(run, task, turn);
  }
}

function turnTask(run: Run, task: Task, turn: 'running' | 'waiting'): void {
  if (task.state === turn) return;
  task.state = turn;
  task.revision += 1;
  if (turn === 'waiting') {
    stopClocks(run, task);
    return;
  }
  if (task.openedAt === null) {
    task.openedAt = run.now;
    task.revision = 1;
    run.log('assigned', { node: task.node, task: task.id, people: [task.assignee] });
  }
  startClocks(run, task);
}

/** Asks whoever started an instance to correct what was returned. */
export function askInitiator(run: Run, token: Token): void {
  const { userId, realName } = run.context.initiator;
  const step = openStep(run, token, 'start');
  const slot = newSlot(run, 0);
  step.slots.push(slot);
  addTask(run, { step, slot, person: { value: userId, label: realName }, why: [] });
  takeTurns(run, step);
}

/** What finding the people of a node knows of the instance. */
export function findContext(run: Run, token: Token, asksAnew: boolean): FindContext {
  const { context, state } = run;
  return {
    ...context,
    asksAnew,
    picked: state.picks[token.node] ?? [],
    handledBy: (node) => lastHandledBy(run, node).map(({ value }) => value),
    agreed: (person, where) =>
      handledOn(run, token.before, where === 'before' ? 'direct' : 'all').some(
        (step) =>
          step.round === token.round &&
          run.state.tasks.some(
            (task) =>
              task.step === step.id &&
              task.state === 'agreed' &&
              samePerson(task.by, { value: person, label: '' }),
          ),
      ),
  };
}

/**
 * Finds the people of a node and asks them.
 * @returns the step that waits, or what it came to at once
 * @throws FlowRefusal NOBODY_FOUND where a person's call led here and the node says so
 */
export function askPeople(
  run: Run,
  token: Token,
  node: PeopleNode,
  asksAnew: boolean,
): { readonly step: Step; readonly came: 'open' | 'passed' | 'refused' | 'stuck' } {
  const found = findPeople(node, findContext(run, token, asksAnew));
  if (found.outcome === 'stop' && run.isPersonal) throw new FlowRefusal('NOBODY_FOUND', `nodes.${node.id}`);
  const step = openStep(run, token, node.type, found.mode);
  const at = { node: node.id };
  if (found.outcome === 'stop' || found.outcome === 'none') {
    step.reason = 'nobodyFound';
    return { step, came: 'stuck' };
  }
  if (found.outcome === 'pass' || found.outcome === 'reject') {
    step.reason = found.reason;
    return { step, came: found.outcome === 'pass' ? 'passed' : 'refused' };
  }
  run.log('opened', { ...at, people: found.voters.map(({ person }) => person), reason: found.reason });
  giveTasks(run, step, found);
  if (found.outcome === 'skip') {
    step.reason = found.voters[0]?.skipped ?? null;
    return { step, came: 'passed' };
  }
  takeTurns(run, step);
  return { step, came: 'open' };
}

/**
 * Asks the people of an earlier step again, in the same order.
 * @returns undefined where there were none, or one of them is not there any more: all are to be found anew
 */
export function askAgain(run: Run, token: Token, before: Step): Step | undefined {
  const isClaim = before.mode.by === 'claim';
  const asked = before.slots
    .filter(({ state, added }) => state !== 'removed' && added === null)
    .map((slot) => {
      const tasks = run.state.tasks.filter((task) => task.slot === slot.id);
      return { slot, tasks: isClaim ? tasks : tasks.slice(-1) };
    });
  const ids = asked.flatMap(({ tasks }) => tasks.map(({ assignee }) => assignee.value));
  const accounts = run.context.organisation.accounts(ids);
  if (ids.length === 0 || accounts.some((account) => account?.enabled !== true)) return undefined;
  const step = openStep(run, token, before.kind, before.mode);
  run.log('opened', { node: token.node, reason: 'backTo' });
  for (const { slot, tasks } of asked) {
    const made = newSlot(run, slot.position, { weight: slot.weight });
    step.slots.push(made);
    for (const task of tasks)
      addTask(run, { step, slot: made, person: task.assignee, ...standingFor(task), candidates: isClaim });
  }
  takeTurns(run, step);
  return step;
}

/** What a task hands on to another that is asked in its place. */
export const standingFor = ({ why, openTo, shares }: Task): Pick<NewTask, 'why' | 'openTo' | 'shares'> => ({
  why,
  ...(openTo && { openTo }),
  ...(shares && { shares }),
});

/** Gives each of the people who were found a task; those who are skipped have ended theirs at once. */
export function giveTasks(run: Run, step: Step, { mode, voters, openTo }: FoundPeople): void {
  if (mode.by === 'claim' && voters.some(({ skipped }) => skipped === undefined)) {
    const slot = newSlot(run, 0);
    step.slots.push(slot);
    for (const { person, why, shares } of voters)
      addTask(run, {
        ...{ step, slot, person, why, candidates: true },
        ...(openTo && { openTo }),
        ...(shares && { shares }),
      });
    return;
  }
  voters.forEach((voter, position) => giveTask(run, step, voter, position));
}

function giveTask(run: Run, step: Step, voter: Voter, position: number): void {
  const { person, weight, skipped, why, shares } = voter;
  const slot = newSlot(run, position, { weight, ...(skipped !== undefined && { state: 'skipped' }) });
  step.slots.push(slot);
  const task = addTask(run, { step, slot, person, why, ...(shares && { shares }) });
  if (skipped === undefined) return;
  endTask(run, task, 'skipped', { reason: skipped });
  run.log('skipped', { node: step.node, task: task.id, people: [person], reason: skipped });
}
