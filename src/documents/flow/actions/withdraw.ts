import { cancel } from '../ending.ts';
import type { Given } from '../journal.ts';
import { FlowRefusal } from '../refusal.ts';
import type { Run } from '../Run.ts';
import { isFinished, type Person, type Task } from '../state.ts';

/** Whoever started an instance takes it back. */
export interface Withdraw extends Given {
  readonly is: 'withdraw';
  readonly by: Person;
  readonly revision: number;
}

const ACTED: ReadonlySet<Task['state']> = new Set(['agreed', 'rejected', 'returned', 'timedOut']);

/** @throws FlowRefusal WITHDRAW_NOT_ALLOWED, INSTANCE_ENDED, INSTANCE_SUSPENDED, WITHDRAW_TOO_LATE, REVISION_CONFLICT */
export function withdraw(run: Run, event: Withdraw): void {
  const { withdraw: allowed = 'unhandled' } = run.context.flow.settings;
  const { initiator } = run.context;
  if (event.by.value !== initiator.userId || allowed === 'never')
    throw new FlowRefusal('WITHDRAW_NOT_ALLOWED');
  const { state } = run.state;
  if (isFinished(state)) throw new FlowRefusal('INSTANCE_ENDED');
  if (state === 'suspended') throw new FlowRefusal('INSTANCE_SUSPENDED');
  const isHandled = run.state.tasks.some(({ kind, state: now }) => kind !== 'start' && ACTED.has(now));
  if (state === 'withdrawn' || (allowed === 'unhandled' && isHandled))
    throw new FlowRefusal('WITHDRAW_TOO_LATE');
  if (event.revision !== run.state.revision) throw new FlowRefusal('REVISION_CONFLICT');
  run.log('withdrawn', { by: event.by, comment: event.comment, attachments: event.attachments });
  cancel(run, [...run.state.tokens], 'withdrawn');
  for (const block of run.state.blocks) block.open = false;
  run.state.state = 'withdrawn';
}
