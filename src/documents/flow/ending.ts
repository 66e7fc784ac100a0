import type { Run } from './Run.ts';
import type { Block, FinishedState, Reason, Token } from './state.ts';
import { endStep } from './steps.ts';
import { stopAll } from './timers.ts';

/** Ends places, with what they wait for. @param reason of the tasks that end with them */
export function cancel(run: Run, tokens: readonly Token[], reason: Reason): void {
  for (const token of tokens) {
    run.remove(token);
    if (token.step === null) continue;
    const step = run.step(token.step);
    // One that was refused has ended already, and is why the rest ends.
    if (step.endedAt === null) endStep(run, step, 'cancelled', reason);
  }
}

/** Whether a block is another one, or stands inside of it. */
const isInside = (run: Run, id: string | null, block: Block): boolean =>
  id !== null && (id === block.id || isInside(run, run.block(id).block, block));

/** Ends all that lives in a fork, or in one branch of it. @param branch absent: all of them */
export function cancelInside(run: Run, block: Block, reason: Reason, branch?: string): void {
  const inBranch = (at: { readonly block: string | null; readonly branch: string | null }): boolean => {
    if (at.block === null) return false;
    if (at.block === block.id) return branch === undefined || at.branch === branch;
    return isInside(run, at.block, block) && inBranch(run.block(at.block));
  };
  cancel(run, run.state.tokens.filter(inBranch), reason);
  for (const each of run.state.blocks) if (each.open && inBranch(each)) each.open = false;
  if (branch !== undefined) return;
  for (const [id, state] of Object.entries(block.branches)) if (state === 'live') block.branches[id] = 'out';
}

/** Ends an instance: everything that lives ends with it. */
export function finish(run: Run, state: FinishedState, reason: Reason | null): void {
  cancel(run, [...run.state.tokens], state === 'terminated' ? 'terminated' : 'instanceEnded');
  for (const block of run.state.blocks) block.open = false;
  run.state.state = state;
  run.state.held = null;
  run.state.reason = reason;
  run.log('ended', { reason });
}

/** Stops an instance, with all its clocks, until a manager lets it go on. */
export function suspend(run: Run, reason: Reason | null): void {
  const { state } = run.state;
  if (state !== 'running' && state !== 'returned') return;
  run.state.held = state;
  run.state.state = 'suspended';
  run.state.reason = reason;
  stopAll(run);
  if (reason !== null) run.log('suspended', { reason });
}
