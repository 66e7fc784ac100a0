import { whyTexts } from '../people/whyTexts.ts';
import { actionTexts } from '../people/actionTexts.ts';
import { FlowRefusal } from '../refusal.ts';
import { absentFrom, heldTask, mayAct } from '../holding.ts';
import { type Run, samePerson } from '../Run.ts';
import type { Person, Slot, Step, Why } from '../state.ts';
import { addCopy, addTask, endTask, newSlot, standingFor, takeTurns } from '../steps.ts';
import { startClocks } from '../timers.ts';
import { isDecided } from '../voting.ts';
import { type Acting, entryOf } from './act.ts';
import { settle } from './decide.ts';
import { handTo } from './handing.ts';

/** So many people can be added to a step. */
const MOST_ADDED = 20;
/** Added people can add others so often. */
const DEEPEST_ADDED = 3;

/**
 * The accounts of people who are named.
 * @param at the input that names them
 * @throws FlowRefusal PERSON_INVALID for one who is not there or disabled
 */
export function peopleNamed(run: Run, ids: readonly string[], at = 'people'): readonly Person[] {
  const distinct = [...new Set(ids)];
  const accounts = run.context.organisation.accounts(distinct);
  return distinct.map((_id, index) => {
    const account = accounts[index];
    if (account?.enabled !== true) throw new FlowRefusal('PERSON_INVALID', at);
    return { value: account.value, label: account.label };
  });
}

function oneNamed({ run, act }: Acting): Person {
  const [person, ...more] = peopleNamed(run, act.people);
  if (person === undefined || more.length > 0) throw new FlowRefusal('PERSON_INVALID', 'people');
  return person;
}

/** People who have a say in a step: whoever holds one of its places, or waits for an opinion. */
const votersOf = (run: Run, step: Step): ReadonlySet<string> =>
  new Set(
    step.slots.flatMap((slot) => {
      const last = run.state.tasks.findLast((task) => task.slot === slot.id);
      if (slot.state === 'removed' || last === undefined) return [];
      return [last.assignee, ...absentFrom(last), ...(last.owner ? [last.owner] : [])].map(
        ({ value }) => value,
      );
    }),
  );

/** Those whose task it is as well, where one of them is to have it alone. */
const sharersOf = ({ task, act }: Acting): readonly string[] =>
  [task.assignee, ...absentFrom(task)].map(({ value }) => value).filter((id) => id !== act.by.value);

/** Gives a task to somebody else for good: the place of the voter goes with it, and its time. */
export function transfer(acting: Acting): void {
  const person = oneNamed(acting);
  const isVoter = votersOf(acting.run, acting.step).has(person.value);
  if (isVoter && !sharersOf(acting).includes(person.value)) throw new FlowRefusal('PERSON_INVALID', 'people');
  acting.run.log('transferred', { ...entryOf(acting), people: [person] });
  const why: Why = {
    step: 'transferred',
    to: person,
    text: actionTexts.transferred(acting.act.by.label, person.label),
  };
  handTo(acting.run, acting.task, person, { by: acting.act.by, why: [why] });
}

/** Asks somebody for an opinion: the task stays whose it is. */
export function delegate(acting: Acting): void {
  const { run, task } = acting;
  if (task.owner !== null) throw new FlowRefusal('DELEGATED_ALREADY');
  const person = oneNamed(acting);
  if (votersOf(run, acting.step).has(person.value)) throw new FlowRefusal('PERSON_INVALID', 'people');
  run.log('delegated', { ...entryOf(acting), people: [person] });
  task.owner = task.assignee;
  task.assignee = person;
  task.revision += 1;
}

/** Takes a task back from whoever was asked for an opinion. */
export function takeBack({ run, act, task }: Acting): void {
  const owners = [task.owner, ...absentFrom(task)];
  if (task.owner === null || !owners.some((owner) => samePerson(owner, act.by)))
    throw new FlowRefusal('TASK_NOT_YOURS');
  run.log('recalled', { node: task.node, task: task.id, by: act.by, people: [task.assignee] });
  task.assignee = task.owner;
  task.owner = null;
  task.revision += 1;
}

/** Adds people who are asked before the own task, or behind it. */
export function add(acting: Acting, where: 'before' | 'after'): void {
  const { run, act, step, slot } = acting;
  const people = peopleNamed(run, act.people);
  if (people.length === 0) throw new FlowRefusal('PERSON_INVALID', 'people');
  const voters = votersOf(run, step);
  if (people.some(({ value }) => voters.has(value))) throw new FlowRefusal('PERSON_REPEATED', 'people');
  const added = step.slots.filter((each) => each.added !== null && each.state !== 'removed').length;
  if (added + people.length > MOST_ADDED || depthOf(step, slot) >= DEEPEST_ADDED)
    throw new FlowRefusal('LIMIT_REACHED', 'people');
  slot.order = act.order;
  run.log('added', { ...entryOf(acting), people, to: where });
  for (const person of people) {
    const made = newSlot(run, step.slots.length, { added: { by: act.by, slot: slot.id, where } });
    step.slots.push(made);
    const text = actionTexts.added(act.by.label);
    addTask(run, { step, slot: made, person, why: [{ step: 'added', person: act.by, to: person, text }] });
  }
  acting.task.revision += 1;
  takeTurns(run, step);
}

const depthOf = (step: Step, slot: Slot): number => {
  const adder = step.slots.find(({ id }) => id === slot.added?.slot);
  return adder === undefined ? 0 : 1 + depthOf(step, adder);
};

/** Takes back people whom the caller added, or who shares the task, and who have not acted, with those that they added in turn. */
export function removeAdded(acting: Acting): void {
  const { run, act, step, task } = acting;
  const holders = [act.by, task.assignee, ...absentFrom(task)].map(({ value }) => value);
  const own = step.slots.filter(
    ({ added, state }) => added !== null && holders.includes(added.by.value) && state !== 'removed',
  );
  const slots = act.people.map((id) => {
    const slot = own.find(
      (each) => run.state.tasks.findLast((task) => task.slot === each.id)?.assignee.value === id,
    );
    if (slot === undefined) throw new FlowRefusal('NOT_ADDED', 'people');
    if (isDecided(slot)) throw new FlowRefusal('ADDED_ALREADY_ACTED', 'people');
    return slot;
  });
  if (slots.length === 0) throw new FlowRefusal('PERSON_INVALID', 'people');
  run.log('removedAdded', { ...entryOf(acting), people: peopleNamed(run, act.people) });
  for (const slot of slots) drop(run, step, slot);
  acting.task.revision += 1;
  settle(run, step);
}

function drop(run: Run, step: Step, slot: Slot): void {
  if (isDecided(slot)) return;
  slot.state = 'removed';
  for (const task of run.openTasks(step))
    if (task.slot === slot.id) endTask(run, task, 'cancelled', { reason: 'removed' });
  for (const each of step.slots) if (each.added?.slot === slot.id) drop(run, step, each);
}

/** Takes a task that any of several people may take. */
export function claim(acting: Acting): void {
  const { run, act, task, step } = acting;
  if (!mayAct({ ...heldTask(task), openTo: null }, { userId: act.by.value })) change(acting);
  task.candidates = false;
  task.revision += 1;
  run.log('claimed', entryOf(acting));
  for (const other of run.openTasks(step))
    if (other.slot === task.slot && other.id !== task.id)
      endTask(run, other, 'cancelled', { reason: 'claimed' });
  task.by = act.by;
  startClocks(run, task);
}

/**
 * Makes a task theirs who take it by what they belong to: whoever it was offered to has the one that the taker was offered,
 * or a new one where they came later, so that each is as it was once it is given back.
 */
function change({ run, act, task, step, slot }: Acting): void {
  const own = run.openTasks(step).find((each) => each.slot === slot.id && samePerson(each.assignee, act.by));
  const offered = { person: task.assignee, ...standingFor(task) };
  const why: Why = { step: 'source', person: act.by, text: whyTexts.late };
  task.assignee = act.by;
  task.why = own?.why ?? [why];
  delete task.shares;
  if (own === undefined) {
    addTask(run, { step, slot, candidates: true, kind: task.kind, ...offered });
    return;
  }
  Object.assign(task, own.shares && { shares: own.shares });
  own.assignee = offered.person;
  own.why = offered.why;
  delete own.shares;
  Object.assign(own, offered.shares && { shares: offered.shares });
}

/** Lets others take a task that was taken: what ended stays ended, and each gets a new one. */
export function unclaim(acting: Acting): void {
  const { run, act, task, step, slot } = acting;
  run.log('unclaimed', entryOf(acting));
  const others = run.state.tasks.filter(
    (each) => each.slot === slot.id && each.candidates && each.reason === 'claimed',
  );
  const people = [task, ...others];
  const seen = new Set<string>();
  for (const each of people) {
    const { assignee: person } = each;
    if (seen.has(person.value)) continue;
    seen.add(person.value);
    addTask(run, { step, slot, person, candidates: true, ...standingFor(each) });
  }
  endTask(run, task, 'cancelled', { by: act.by, reason: 'claimed' });
  takeTurns(run, step);
}

/** Why somebody has a copy that another person gave them. */
export const copiedBy = (by: Person, to: Person): Why => ({
  ...{ step: 'added', person: by, to, text: whyTexts.copied(by.label) },
});

/** Lets people read along. */
export function copyTo(acting: Pick<Acting, 'run' | 'act' | 'task'>): void {
  const { run, act, task } = acting;
  for (const person of peopleNamed(run, act.people)) {
    const { id } = addCopy(run, {
      node: task.node,
      round: task.round,
      person,
      why: [copiedBy(act.by, person)],
    });
    run.log('cc', { ...entryOf(acting), task: id, people: [person] });
  }
}
