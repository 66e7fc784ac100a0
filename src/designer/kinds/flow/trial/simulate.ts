import { contextOf, type FlowSubject } from '../../../../documents/flow/contextOf.ts';
import type { Fields } from '../../../../documents/flow/fieldRights.ts';
import { flowIndex } from '../../../../documents/flow/flowIndex.ts';
import type { JournalEntry } from '../../../../documents/flow/journal.ts';
import { noticesOf } from '../../../../documents/flow/notices/noticesOf.ts';
import { type Offer, offersOf } from '../../../../documents/flow/offers.ts';
import type { PathNode } from '../../../../documents/flow/path/pathNode.ts';
import { pathOf } from '../../../../documents/flow/path/pathOf.ts';
import type { Organisation } from '../../../../documents/flow/people/organisation.ts';
import { Simulation } from '../../../../documents/flow/Simulation.ts';
import { type FlowState, isOpenTask, newState, type Person } from '../../../../documents/flow/state.ts';
import type { Text } from '../../../../schemas/text.ts';

/** A message that somebody would get. */
export interface SimulatedMessage {
  readonly to: readonly Person[];
  /** Undefined: those that each person set. */
  readonly channels: readonly string[] | undefined;
  readonly title: Text;
  readonly content: Text;
}

/** An instance that is only played through, as it is after one of its steps. */
export interface Frame {
  readonly state: FlowState;
  readonly values: FlowSubject['values'];
  /** ISO 8601, UTC: the clock of the play. */
  readonly now: string;
  /** All lines of the timeline so far. */
  readonly entries: readonly JournalEntry[];
  /** How many of them the last step wrote. */
  readonly fresh: number;
  /** What the last step would tell people. */
  readonly messages: readonly SimulatedMessage[];
  readonly path: readonly PathNode[];
  /** By task: what whoever holds it may do. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>;
}

/** What is played: the flow, as somebody starts it, over a record. */
export type Played = Omit<FlowSubject, 'organisation' | 'values' | 'now'>;

/**
 * Plays one step further, by the code of the engine. Pure: the same answers of the organisation give the same.
 * @param before undefined: nothing was submitted yet
 * @param happen what is done
 * @param fields of the form, for what nobody is told of
 * @throws FlowRefusal where it cannot be done, Unanswered where the organisation has to be asked first
 */
export function playOn(
  played: Played,
  before: Pick<Frame, 'state' | 'entries' | 'now'> | undefined,
  { values, now }: Pick<Frame, 'values' | 'now'>,
  fields: Fields,
  organisation: Organisation,
  happen: (simulation: Simulation) => void,
): Frame {
  const simulation = new Simulation({ ...played, organisation, values, now: before?.now ?? now });
  simulation.state = before?.state ?? newState();
  happen(simulation);
  countSubFlows(simulation);
  const { state, subject, entries } = simulation;
  const context = contextOf(subject, state);
  const all = [...(before?.entries ?? []), ...entries];
  const tasks = state.tasks.filter((task) => isOpenTask(task) || task.by !== null);
  return {
    ...{ state, values, now: subject.now, entries: all, fresh: entries.length },
    messages: noticesOf({ state, entries }, subject, fields).map(({ to, title, content, channels }) => ({
      to: namesOf(to, organisation),
      ...{ channels, title, content },
    })),
    path: pathOf(state, context, { journal: all }),
    offers: new Map(tasks.map((task) => [task.id, offersOf(state, task, context)])),
  };
}

const namesOf = (ids: readonly string[], organisation: Organisation): readonly Person[] => {
  const accounts = organisation.accounts(ids);
  return ids.map((value, index) => ({ value, label: accounts[index]?.label ?? value }));
};

/** Tells the engine how many sub-flows a step waits for: one for each row, or one. What that leads to is told as well. */
function countSubFlows(simulation: Simulation): void {
  const { flow, values } = simulation.subject;
  // Further effects join the list while it is gone through.
  for (const effect of simulation.effects) {
    const node = flowIndex(flow).get(effect.node)?.node;
    if (effect.do !== 'startSubFlows' || node?.type !== 'subFlow') continue;
    const list = node.each === undefined ? [{}] : values[node.each];
    const rows = (Array.isArray(list) ? list : []).map((_, index) =>
      node.each === undefined ? '' : String(index),
    );
    simulation.apply({ is: 'subFlows', step: effect.step, rows });
  }
}

/** Lets all clocks run down until a moment. */
export const passTo =
  (now: string) =>
  (simulation: Simulation): void =>
    simulation.passTo(now);

/** When the next clock of an instance runs down; undefined: none runs. */
export const nextDue = ({ timers, state }: FlowState): string | undefined =>
  state === 'suspended'
    ? undefined
    : timers
        .filter(({ stopped }) => stopped === null)
        .map(({ due }) => due)
        .toSorted()[0];
