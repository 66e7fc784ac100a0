import { cancel } from '../ending.ts';
import { blocksAround } from '../places.ts';
import { FlowRefusal } from '../refusal.ts';
import type { Run } from '../Run.ts';
import type { Slot, Step, Token } from '../state.ts';
import { addTask, standingFor, takeTurns } from '../steps.ts';
import { handledOn } from '../trail.ts';
import { type Acting, entryOf } from './act.ts';

/**
 * Takes an own decision back while nobody has acted upon it: what it opened ends, and the task is open again. While the
 * step is still open, only the own vote is taken back.
 * @throws FlowRefusal RECALL_TOO_LATE
 */
export function recall(acting: Acting): void {
  const { run, task, step, slot } = acting;
  if (task.state !== 'agreed' && task.state !== 'rejected') throw new FlowRefusal('RECALL_TOO_LATE');
  if (step.state !== 'open') reopen(run, step);
  else if (behind(step, slot).some((each) => isTouched(run, each))) throw new FlowRefusal('RECALL_TOO_LATE');
  run.log('recalled', entryOf(acting));
  slot.state = 'waiting';
  addTask(run, { step, slot, person: task.assignee, ...standingFor(task) });
  for (const each of step.slots) if (each.state === 'ended' && each.id !== slot.id) askAnew(run, step, each);
  takeTurns(run, step);
}

/** Voters whose turn came by this one's answer. */
const behind = (step: Step, slot: Slot): readonly Slot[] =>
  step.slots.filter(
    (each) =>
      each.added?.slot === slot.id || (step.mode.by === 'sequential' && each.position > slot.position),
  );

const ACTED = new Set(['agreed', 'rejected', 'returned', 'transferred', 'timedOut']);

const isTouched = (run: Run, slot: Slot): boolean =>
  run.state.tasks.some((task) => task.slot === slot.id && (ACTED.has(task.state) || task.owner !== null));

/** Opens a step again that had ended, where nothing behind it was touched. */
function reopen(run: Run, step: Step): void {
  const { state } = run.state;
  if (state !== 'running' && state !== 'returned') throw new FlowRefusal('RECALL_TOO_LATE');
  const later = run.state.steps.filter(
    (each) => Number(each.id) > Number(step.id) && isBehind(run, each, step),
  );
  const isFree = later.every(
    ({ state: now, kind, slots, subs }) =>
      (now === 'open' || slots.every(({ state: vote }) => vote === 'skipped')) &&
      kind !== 'trigger' &&
      subs === undefined &&
      slots.every((slot) => !isTouched(run, slot)),
  );
  if (step.state !== 'passed' || !isFree) throw new FlowRefusal('RECALL_TOO_LATE');
  const tokens = run.state.tokens.filter((token) => token.before.includes(step.id));
  const isElsewhere = run.state.blocks.some((block) => block.before.includes(step.id) && !block.open);
  if ((tokens.length === 0 && !waitsAtFork(run, step)) || isElsewhere)
    throw new FlowRefusal('RECALL_TOO_LATE');
  cancel(run, tokens, 'recalled');
  for (const block of run.state.blocks) if (block.before.includes(step.id)) block.open = false;
  for (const block of blocksAround(run, step.block)) block.open = true;
  if (step.block !== null && step.branch !== null) run.block(step.block).branches[step.branch] = 'live';
  const token: Token = {
    id: run.newId(),
    node: step.node,
    block: step.block,
    branch: step.branch,
    step: step.id,
    round: step.round,
    before: step.before,
  };
  run.state.tokens.push(token);
  step.state = 'open';
  step.endedAt = null;
}

/** Whether a step was opened by what came of another. */
const isBehind = (run: Run, step: Step, other: Step): boolean =>
  handledOn(run, step.before, 'all').some(({ id }) => id === other.id);

/** Its branch has arrived, and waits for the others. */
const waitsAtFork = (run: Run, { id, block, branch }: Step): boolean => {
  if (block === null || branch === null) return false;
  const { open, branches, trails } = run.block(block);
  return open && branches[branch] === 'arrived' && (trails[branch] ?? []).includes(id);
};

function askAnew(run: Run, step: Step, slot: Slot): void {
  slot.state = 'waiting';
  const last = run.state.tasks.findLast((task) => task.slot === slot.id);
  if (last) addTask(run, { step, slot, person: last.assignee, ...standingFor(last) });
}
