import type { Given } from '../journal.ts';
import { FlowRefusal } from '../refusal.ts';
import type { Run } from '../Run.ts';
import { isFinished, type Person } from '../state.ts';
import { addCopy } from '../steps.ts';
import { requireGiven } from './act.ts';
import { copiedBy, peopleNamed } from './pass.ts';

/** An instance is submitted: for the first time, or again after it was withdrawn. What was returned is answered by its task. */
export interface Submit extends Given {
  readonly is: 'submit';
  readonly by: Person;
  readonly picks: Readonly<Record<string, readonly string[]>>;
  /** User ids of those who get a copy with it. */
  readonly cc?: readonly string[];
  /** A flow or a trial submits it: nobody is there who could give what the start requires. */
  readonly automatic?: boolean;
}

/** @throws FlowRefusal INSTANCE_ENDED, ACTION_NOT_ALLOWED where it runs already; PERSON_INVALID at `cc`; what the start requires and is not given */
export function submit(run: Run, event: Submit): void {
  const { state, round, tokens } = run.state;
  if (isFinished(state)) throw new FlowRefusal('INSTANCE_ENDED');
  if (state !== 'withdrawn' && (round > 0 || tokens.length > 0)) throw new FlowRefusal('ACTION_NOT_ALLOWED');
  const [start] = run.context.flow.nodes;
  if (start === undefined) throw new FlowRefusal('ACTION_NOT_ALLOWED');
  if (event.automatic !== true) requireGiven(start, event, 'agree');
  run.state.state = 'running';
  run.state.round += 1;
  Object.assign(run.state.picks, event.picks);
  const { by, comment, attachments, signature } = event;
  run.log(round === 0 ? 'submitted' : 'resubmitted', { node: start.id, by, comment, attachments, signature });
  for (const person of peopleNamed(run, event.cc ?? [], 'cc')) {
    const { id: task } = addCopy(run, {
      node: start.id,
      round: run.state.round,
      person,
      why: [copiedBy(by, person)],
    });
    run.log('cc', { node: start.id, task, by, people: [person] });
  }
  run.place({ node: start.id, block: null, branch: null, round: run.state.round, before: [] });
}
