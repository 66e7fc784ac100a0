import { type Act, begin, permitted } from './actions/act.ts';
import { type TimeUp, timeUp } from './actions/clock.ts';
import { agree, reject, returnTo } from './actions/decide.ts';
import {
  type AccountGone,
  accountGone,
  type GoneAway,
  goneAway,
  type HandOver,
  handOver,
} from './actions/leaving.ts';
import { type Manage, manage, reassign } from './actions/manage.ts';
import {
  mend,
  type SubFlowMoved,
  subFlowMoved,
  type SubFlowsCounted,
  subFlowsCounted,
  type Triggered,
  triggered,
} from './actions/outside.ts';
import { add, claim, copyTo, delegate, removeAdded, takeBack, transfer, unclaim } from './actions/pass.ts';
import { recall } from './actions/recall.ts';
import { onOwnVotes } from './actions/sharing.ts';
import { submit, type Submit } from './actions/submit.ts';
import { type Withdraw, withdraw } from './actions/withdraw.ts';
import type { FlowContext } from './context.ts';
import type { Effect, JournalEntry } from './journal.ts';
import { FlowRefusal } from './refusal.ts';
import { Run } from './Run.ts';
import type { FlowState } from './state.ts';
import { walk } from './walk.ts';

/** What can happen to an instance. */
export type FlowEvent =
  | Submit
  | Act
  | Manage
  | Withdraw
  | TimeUp
  | Triggered
  | SubFlowsCounted
  | SubFlowMoved
  | AccountGone
  | GoneAway
  | HandOver;

/** What an event came to. */
export interface Advanced {
  readonly state: FlowState;
  readonly entries: readonly JournalEntry[];
  readonly effects: readonly Effect[];
}

/** Events that a person's call is: they are refused where nobody can be found for what they lead to. */
const PERSONAL: ReadonlySet<FlowEvent['is']> = new Set(['submit', 'act', 'manage', 'withdraw']);

/** Events about a person who may have nothing here: then nothing has happened, and no revision rises. */
const OF_PEOPLE: ReadonlySet<FlowEvent['is']> = new Set(['accountGone', 'goneAway', 'handOver']);

/**
 * Brings an instance from one state to the next: the one place where flows are decided, for the engine, its preview, the
 * dry run and the designer. Pure: the same state, event and answers give the same.
 * @throws FlowRefusal where the event cannot happen; Unanswered where the organisation is asked for what is not known
 *   yet. Either way nothing has happened.
 */
export function advance(state: FlowState, event: FlowEvent, context: FlowContext): Advanced {
  const run = new Run(state, context, PERSONAL.has(event.is));
  apply(run, event);
  if (OF_PEOPLE.has(event.is) && run.entries.length === 0) return { state, entries: [], effects: [] };
  walk(run);
  run.state.revision += 1;
  return { state: run.state, entries: run.entries, effects: run.effects };
}

function apply(run: Run, event: FlowEvent): void {
  switch (event.is) {
    case 'submit':
      submit(run, event);
      return;
    case 'act':
      act(run, event);
      return;
    case 'manage':
      manage(run, event);
      return;
    case 'withdraw':
      withdraw(run, event);
      return;
    case 'timeUp':
      timeUp(run, event);
      return;
    case 'triggered':
      triggered(run, event);
      return;
    case 'subFlows':
      subFlowsCounted(run, event);
      return;
    case 'subFlow':
      subFlowMoved(run, event);
      return;
    case 'accountGone':
      accountGone(run, event);
      return;
    case 'goneAway':
      goneAway(run, event);
      return;
    case 'handOver':
      handOver(run, event);
  }
}

function act(run: Run, event: Act): void {
  if (event.action === 'cc') {
    copyTo({ run, act: event, task: permitted(run, event) });
    return;
  }
  const acting = onOwnVotes(begin(run, event));
  switch (event.action) {
    case 'agree':
    case 'resubmit':
      if (acting.task.kind === 'manager') mend(acting, 'agree');
      else agree(acting);
      return;
    case 'reject':
      if (acting.task.kind === 'manager') mend(acting, 'reject');
      else reject(acting);
      return;
    case 'return':
      returnTo(acting);
      return;
    case 'transfer':
      transfer(acting);
      return;
    case 'delegate':
      delegate(acting);
      return;
    case 'addBefore':
      add(acting, 'before');
      return;
    case 'addAfter':
      add(acting, 'after');
      return;
    case 'removeAdded':
      removeAdded(acting);
      return;
    case 'recall':
      if (acting.task.owner === null) recall(acting);
      else takeBack(acting);
      return;
    case 'claim':
      claim(acting);
      return;
    case 'unclaim':
      unclaim(acting);
      return;
    case 'retry':
    case 'skip':
      mend(acting, event.action);
      return;
    case 'reassign':
      reassign(acting);
      return;
    default:
      throw new FlowRefusal('ACTION_NOT_ALLOWED');
  }
}
