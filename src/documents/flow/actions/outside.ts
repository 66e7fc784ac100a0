import type { FlowNode } from '../../../schemas/flow/node.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { isOpenTask, type FinishedState, type Step, type Task } from '../state.ts';
import { namedByScope, openToOf } from '../people/openTo.ts';
import { leftOutBy, peopleIn } from '../people/sources.ts';
import { whyTexts } from '../people/whyTexts.ts';
import { suspend } from '../ending.ts';
import type { Run } from '../Run.ts';
import { addTimer } from '../timers.ts';
import { addTask, newSlot, takeTurns } from '../steps.ts';
import { passStep, refuseStep } from '../walk.ts';
import type { Acting } from './act.ts';
import { entryOf, keepGiven } from './act.ts';
import { endTask } from '../steps.ts';

/**
 * A trigger has run: it came to its end, is to be tried again, or failed for good; `people`: what a model was to say is
 * for those to say whom the node names.
 */
export interface Triggered {
  readonly is: 'triggered';
  readonly step: string;
  readonly outcome: 'done' | 'failed' | 'passed' | 'refused' | 'people' | { readonly retryAt: string };
}

/** A sub-flow has begun or ended. */
export interface SubFlowMoved {
  readonly is: 'subFlow';
  readonly step: string;
  /** The row that it is about; `''` where there is one for all. */
  readonly row: string;
  /** null: it has begun. */
  readonly state: FinishedState | null;
}

/** Sub-flows that a step waits for are known: so many rows. */
export interface SubFlowsCounted {
  readonly is: 'subFlows';
  readonly step: string;
  readonly rows: readonly string[];
}

const openStepOf = (run: Run, id: string): Step | undefined =>
  run.state.steps.find((step) => step.id === id && step.state === 'open');

/** Does nothing where the flow has gone on without it. */
export function triggered(run: Run, { step: id, outcome }: Triggered): void {
  const step = openStepOf(run, id);
  if (step === undefined) return;
  if (typeof outcome === 'object') {
    addTimer(run, { kind: 'retry', step: id, task: null, index: 0, left: 0, due: outcome.retryAt });
    return;
  }
  const isUndone = outcome === 'failed' || outcome === 'people';
  run.log('callback', { node: step.node, reason: isUndone ? 'triggerFailed' : null });
  if (outcome === 'done' || outcome === 'passed') passStep(run, step);
  else if (outcome === 'refused') refuseStep(run, step);
  else if (outcome === 'people') askNamed(run, step);
  else failed(run, step);
}

/** What could not be done goes as the node says; absent: to the managers of the flow. */
function failed(run: Run, step: Step): void {
  const { node } = run.node(step.node);
  const then = node.type === 'trigger' ? (node.onError?.then ?? 'manager') : 'manager';
  step.reason = 'triggerFailed';
  if (then === 'pass') passStep(run, step);
  else if (then === 'reject') refuseStep(run, step);
  else askManagers(run, step);
}

function askManagers(run: Run, step: Step): void {
  const { managers: scope } = run.context.flow.settings;
  const managers = peopleIn(scope, run.context);
  const openTo = openToOf(namedByScope(scope, run.context), [], leftOutBy(scope, run.context));
  if (!askAny(run, step, managers, whyTexts.failed, openTo)) suspend(run, 'triggerFailed');
}

/** Those whom an AI node falls back to; where none of them is there, the managers. */
function askNamed(run: Run, step: Step): void {
  const { node } = run.node(step.node);
  const fallback = node.type === 'trigger' && node.run.do === 'ai' ? node.run.fallback : undefined;
  const ids = fallback?.then === 'people' ? fallback.people.map(({ value }) => value) : [];
  step.reason = 'triggerFailed';
  if (!askAny(run, step, ids, whyTexts.undecided)) askManagers(run, step);
}

/** Asks several people, of whom whoever acts first ends it for the others. @returns false where none of them is there */
function askAny(
  run: Run,
  step: Step,
  ids: readonly string[],
  text: LocalText,
  openTo?: Task['openTo'],
): boolean {
  const people = run.context.organisation.accounts(ids).filter((account) => account?.enabled === true);
  if (people.length === 0) return false;
  const slot = newSlot(run, step.slots.length);
  step.slots.push(slot);
  const why = [{ step: 'nobody' as const, text }];
  for (const account of people)
    if (account)
      addTask(run, {
        ...{ step, slot, why, candidates: true, kind: 'manager', ...(openTo && { openTo }) },
        person: { value: account.value, label: account.label },
      });
  takeTurns(run, step);
  return true;
}

/** What is done about a trigger that failed: it is tried again or passed, or decided in the place of a model. */
export type Mending = 'retry' | 'skip' | 'agree' | 'reject';

const MENDED = { retry: 'triggered', skip: 'skipped', agree: 'agreed', reject: 'rejected' } as const;

export function mend(acting: Acting, how: Mending): void {
  const { run, act, step, slot, task: own } = acting;
  run.log(MENDED[how], entryOf(acting));
  const isDecided = how === 'agree' || how === 'reject';
  if (isDecided) {
    Object.assign(run.state.picks, act.picks);
    keepGiven(acting);
  }
  slot.state = how === 'reject' ? 'rejected' : 'agreed';
  for (const task of run.state.tasks)
    if (task.slot === slot.id && isOpenTask(task) && task.id !== own.id)
      endTask(run, task, 'cancelled', { reason: 'claimed' });
  const decision = isDecided ? { decision: how } : {};
  endTask(run, own, how === 'reject' ? 'rejected' : 'agreed', { by: act.by, ...decision });
  if (how === 'retry') runAgain(run, step);
  else if (how === 'reject') refuseStep(run, step);
  else passStep(run, step);
}

/** Begins anew what failed. */
export function runAgain(run: Run, step: Step): void {
  step.reason = null;
  const does = step.kind === 'subFlow' ? 'startSubFlows' : 'trigger';
  run.effects.push({ do: does, step: step.id, node: step.node });
}

export function subFlowsCounted(run: Run, { step: id, rows }: SubFlowsCounted): void {
  const step = openStepOf(run, id);
  if (step === undefined) return;
  step.subs = Object.fromEntries(rows.map((row) => [row, null]));
  run.log('subStarted', { node: step.node });
  const { node } = run.node(step.node);
  if (rows.length > 0 || node.type !== 'subFlow') return;
  if (node.empty === 'reject') refuseStep(run, step);
  else passStep(run, step);
}

export function subFlowMoved(run: Run, { step: id, row, state }: SubFlowMoved): void {
  const step = openStepOf(run, id);
  if (step?.subs === undefined || state === null || step.subs[row] !== null) return;
  step.subs[row] = state;
  run.log('subEnded', { node: step.node, to: row });
  const { node } = run.node(step.node);
  const verdict = judgeSubFlows(node, step.subs);
  if (verdict === 'passed') passStep(run, step);
  if (verdict === 'refused') refuseStep(run, step);
}

/** Whether so many sub-flows were approved as the node asks for; a terminated one counts as rejected. */
export function judgeSubFlows(
  node: FlowNode,
  subs: Readonly<Record<string, FinishedState | null>>,
): 'open' | 'passed' | 'refused' {
  const ended = Object.values(subs);
  const result = node.type === 'subFlow' ? (node.result ?? 'all') : 'all';
  const approved = ended.filter((state) => state === 'approved').length;
  const open = ended.filter((state) => state === null).length;
  if (result === 'ignore') return open === 0 ? 'passed' : 'open';
  const needed =
    result === 'all' ? ended.length : result === 'any' ? 1 : Math.ceil((ended.length * result.percent) / 100);
  if (approved >= needed) return 'passed';
  return approved + open < needed ? 'refused' : 'open';
}
