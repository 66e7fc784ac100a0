import type { FlowDelegation } from '../../schemas/wire/flowDelegation.ts';

/** Whether an absence holds at a moment, in the order in which they are shown. */
export const absenceStates = ['now', 'coming', 'past'] as const;
export type AbsenceState = (typeof absenceStates)[number];

/** @param now milliseconds since the epoch */
export function stateOf(
  { startsAt, endsAt }: Pick<FlowDelegation, 'startsAt' | 'endsAt'>,
  now: number,
): AbsenceState {
  if (Date.parse(endsAt) <= now) return 'past';
  return Date.parse(startsAt) <= now ? 'now' : 'coming';
}

/** What holds now first, then what comes, the next one first; what is over last, the latest one first. */
export function inOrder(absences: readonly FlowDelegation[], now: number): readonly FlowDelegation[] {
  return absences.toSorted((one, other) => {
    const [a, b] = [one, other].map((each) => absenceStates.indexOf(stateOf(each, now)));
    if (a !== b) return (a ?? 0) - (b ?? 0);
    return stateOf(one, now) === 'past'
      ? other.endsAt.localeCompare(one.endsAt)
      : one.startsAt.localeCompare(other.startsAt);
  });
}
