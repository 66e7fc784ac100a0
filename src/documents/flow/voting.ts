import type { Slot, Step } from './state.ts';

/** What becomes of a step by the votes that are there. */
export type Verdict = 'open' | 'passed' | 'refused';

const DECIDED: ReadonlySet<Slot['state']> = new Set(['agreed', 'rejected', 'skipped', 'removed', 'ended']);

export const isDecided = ({ state }: Slot): boolean => DECIDED.has(state);
const hasAgreed = ({ state }: Slot): boolean => state === 'agreed' || state === 'skipped';

/** The voters of a step: added ones count, those that were removed or gave their place away do not. */
const base = ({ slots }: Step): readonly Slot[] => slots.filter(({ state }) => state !== 'removed');

/** People who were added behind one who agreed, and have not answered: no step passes before they did. */
const isPending = (slot: Slot, step: Step): boolean =>
  slot.added?.where === 'after' &&
  !isDecided(slot) &&
  step.slots.some(({ id, state }) => id === slot.added?.slot && state === 'agreed');

/** Decides a step by its mode (design of flows, section 3). */
export function judge(step: Step): Verdict {
  const verdict = byMode(step);
  const waits = verdict === 'passed' && step.slots.some((slot) => isPending(slot, step));
  return waits ? 'open' : verdict;
}

function byMode(step: Step): Verdict {
  const voters = base(step);
  const refuses = voters.some(({ state }) => state === 'rejected');
  const { mode } = step;
  switch (mode.by) {
    case 'all':
    case 'sequential':
      if (refuses) return 'refused';
      return voters.every(hasAgreed) ? 'passed' : 'open';
    case 'any':
      if (refuses) return 'refused';
      return voters.some(hasAgreed) ? 'passed' : 'open';
    case 'claim':
      if (refuses) return 'refused';
      // Whoever took it decides; those whom they added have a say, and do not decide for them.
      return voters.some((slot) => slot.added === null && hasAgreed(slot)) ? 'passed' : 'open';
    case 'ratio':
      return reaches(voters, () => 1, Math.ceil((voters.length * mode.percent) / 100));
    case 'weight':
      return reaches(voters, ({ weight }) => weight, mode.threshold);
  }
}

/** Passed once those who agreed come to what is needed, refused once those who can still agree no longer do. */
function reaches(voters: readonly Slot[], weightOf: (slot: Slot) => number, needed: number): Verdict {
  const sum = (slots: readonly Slot[]): number => slots.reduce((total, slot) => total + weightOf(slot), 0);
  const agreed = sum(voters.filter(hasAgreed));
  if (agreed >= needed) return 'passed';
  return agreed + sum(voters.filter((slot) => !isDecided(slot))) < needed ? 'refused' : 'open';
}

/** The people whom a voter added, in the order in which they were named. */
const addedBy = (step: Step, slot: Slot, where: 'before' | 'after'): readonly Slot[] =>
  step.slots.filter(
    ({ added, state }) => added?.slot === slot.id && added.where === where && state !== 'removed',
  );

/** Whether a voter and everybody added behind them have answered. */
const isThrough = (step: Step, slot: Slot): boolean =>
  isDecided(slot) && addedBy(step, slot, 'after').every((each) => isThrough(step, each));

/** Whether it is a voter's turn: of one who waits, and of one who acts whether they still may. */
export function isTurn(step: Step, slot: Slot): boolean {
  if (addedBy(step, slot, 'before').some((each) => !isThrough(step, each))) return false;
  const { added } = slot;
  if (added === null) {
    if (step.mode.by !== 'sequential') return true;
    return step.slots
      .filter((each) => each.added === null && each.position < slot.position)
      .every((each) => isThrough(step, each));
  }
  const adder = step.slots.find(({ id }) => id === added.slot);
  if (adder === undefined || (added.where === 'after' && !hasAgreed(adder))) return false;
  if (adder.order !== 'sequential') return true;
  const group = addedBy(step, adder, added.where);
  return group.slice(0, group.indexOf(slot)).every((each) => isThrough(step, each));
}
