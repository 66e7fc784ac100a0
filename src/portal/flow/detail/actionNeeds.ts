import type { FlowDetail, FlowOffer } from '../../../schemas/wire/flowDetail.ts';
import type { FlowPerson } from '../../../schemas/wire/flowInstance.ts';
import type { PeopleFor } from './useFlowPeople.ts';

type Action = FlowOffer['action'];

/** Whom an action is about: found among everybody, or chosen from those at hand. */
export type PeopleNeed =
  | { readonly from: 'server'; readonly for: PeopleFor['for']; readonly many: boolean }
  | { readonly from: 'added' | 'participants' };

/** What an action asks for before it is done. */
export interface ActionNeeds {
  readonly people?: PeopleNeed;
  /** Nobody need be named. */
  readonly peopleOptional?: true;
  readonly order?: true;
  readonly files?: true;
  /** The values of the form go along. */
  readonly data?: true;
  /** The task leaves whoever does it, and what they changed in the form with it. */
  readonly drops?: true;
  /** Nothing is asked. */
  readonly plain?: true;
  /** What it does cannot be undone, or ends something. */
  readonly danger?: true;
}

const found = (what: PeopleFor['for'], many: boolean): PeopleNeed => ({ from: 'server', for: what, many });

const NEEDS: Readonly<Record<Action, ActionNeeds>> = {
  claim: { plain: true },
  unclaim: { plain: true, drops: true },
  agree: { files: true, data: true },
  resubmit: { files: true, data: true },
  reject: { files: true, drops: true, danger: true },
  return: { files: true, drops: true },
  transfer: { people: found('transfer', false), drops: true },
  delegate: { people: found('delegate', false), drops: true },
  addBefore: { people: found('addBefore', true), order: true, drops: true },
  addAfter: { people: found('addAfter', true), order: true },
  removeAdded: { people: { from: 'added' } },
  recall: {},
  cc: { people: found('cc', true) },
  retry: {},
  skip: { drops: true },
  reassign: { people: found('transfer', false), drops: true },
  withdraw: { drops: true, danger: true },
  suspend: { drops: true },
  resume: {},
  terminate: { drops: true, danger: true },
  jump: { drops: true },
  urge: {},
  comment: { people: { from: 'participants' }, peopleOptional: true, files: true },
};

/** What an action asks for before it is done. */
export const needsOf = ({ action }: Pick<FlowOffer, 'action'>): ActionNeeds => NEEDS[action];

const OF_INSTANCE: ReadonlySet<Action> = new Set(['suspend', 'resume', 'terminate', 'jump']);

/** Whether an action is about the instance as a whole, by `/act.do`. */
export const isOfInstance = (action: Action): boolean => OF_INSTANCE.has(action);

const distinct = (people: readonly FlowPerson[]): readonly FlowPerson[] => [
  ...new Map(people.map((person) => [person.value, person])).values(),
];

/** Those whom an own task has added and who have not acted yet. */
export const addedPeople = ({ tasks }: FlowDetail, userId: string | undefined): readonly FlowPerson[] =>
  distinct(
    tasks
      .filter(
        ({ added, state }) => added?.by.value === userId && (state === 'running' || state === 'waiting'),
      )
      .map(({ assignee }) => assignee),
  );

/** Everybody else who has to do with an instance. */
export const otherParticipants = (
  { instance, tasks }: FlowDetail,
  userId: string | undefined,
): readonly FlowPerson[] =>
  distinct([
    instance.initiator,
    ...tasks.flatMap(({ assignee, owner, absent }) => [
      assignee,
      ...absent.map(({ value, label }) => ({ value, label })),
      ...(owner === null ? [] : [owner]),
    ]),
  ]).filter(({ value }) => value !== userId);
