import type { JournalEntry } from '../../src/documents/flow/journal.ts';
import { type FlowState, isFinished, isOpenTask } from '../../src/documents/flow/state.ts';

/** What must hold of an instance after every event, and does not. */
export function brokenInvariants(
  state: FlowState,
  before: FlowState,
  entries: readonly JournalEntry[],
): readonly string[] {
  const broken: string[] = [];
  const must = (holds: boolean, said: string): void => {
    if (!holds) broken.push(said);
  };
  const open = state.tasks.filter((task) => isOpenTask(task) && task.kind !== 'cc');
  const running = open.filter((task) => task.state === 'running');
  const steps = state.steps.filter((step) => step.state === 'open');
  const waitsOutside = steps.some(({ kind }) => kind === 'subFlow' || kind === 'trigger' || kind === 'delay');
  const isLive = running.length > 0 || waitsOutside;
  if (state.state === 'running') must(isLive, 'It runs, and nobody and nothing is waited for.');
  if (state.state === 'returned')
    must(
      running.some(({ kind }) => kind === 'start'),
      'It is returned, and the initiator has no task.',
    );
  if (isFinished(state.state) || state.state === 'withdrawn') {
    must(open.length === 0, `It has ended, and ${String(open.length)} tasks are open.`);
    must(state.tokens.length === 0, 'It has ended, and has places.');
    must(state.timers.length === 0, 'It has ended, and clocks run.');
  }
  if (isFinished(before.state)) must(state.state === before.state, 'It had ended, and has changed.');
  for (const task of state.tasks) {
    const old = before.tasks.find(({ id }) => id === task.id);
    if (old === undefined || isOpenTask(old)) continue;
    must(old.state === task.state && old.endedAt === task.endedAt, `Task ${task.id} ended twice.`);
  }
  for (const step of steps) {
    must(
      state.tokens.filter((token) => token.step === step.id).length === 1,
      `The open step ${step.id} at ${step.node} has not one place.`,
    );
    if (state.state !== 'suspended' && step.slots.length > 0)
      must(
        open.some((task) => task.step === step.id && task.state === 'running') || step.kind === 'trigger',
        `Nobody has a turn at ${step.node}.`,
      );
  }
  for (const task of open)
    must(
      steps.some(({ id }) => id === task.step),
      `Task ${task.id} at ${task.node} is open, and its step is not.`,
    );
  for (const { id, assignee, shares = [] } of open)
    must(
      !shares.some(({ by }) => by.some(({ value }) => value === assignee.value)),
      `Task ${id} was handed on by whoever has it.`,
    );
  for (const token of state.tokens) {
    must(token.step !== null || state.state === 'suspended', `A place at ${token.node} waits for nothing.`);
    if (token.block === null) continue;
    const block = state.blocks.find(({ id }) => id === token.block);
    must(block?.open === true, `A place at ${token.node} stands in a fork that is closed.`);
    must(
      block?.branches[token.branch ?? ''] === 'live',
      `A place at ${token.node} stands in a branch that does not live.`,
    );
  }
  for (const block of state.blocks)
    if (block.open)
      for (const [branch, lives] of Object.entries(block.branches))
        if (lives === 'live')
          must(
            placesIn(state, block.id, branch) > 0,
            `Branch ${branch} of ${block.node} lives, and nothing stands in it.`,
          );
  const ends = entries.filter(({ kind }) => kind === 'ended').length;
  must(ends <= 1, 'It ended more than once.');
  const ids = [...state.tasks, ...state.steps, ...state.blocks, ...state.tokens].map(({ id }) => id);
  must(new Set(ids).size === ids.length, 'Two parts have one id.');
  return broken;
}

function placesIn(state: FlowState, block: string, branch: string): number {
  const own = state.tokens.filter((token) => token.block === block && token.branch === branch).length;
  return state.blocks
    .filter((each) => each.open && each.block === block && each.branch === branch)
    .reduce(
      (sum, each) =>
        sum + Object.keys(each.branches).reduce((all, id) => all + placesIn(state, each.id, id), 0),
      own,
    );
}
