import { advance, type FlowEvent } from './advance.ts';
import type { Act, TaskAction } from './actions/act.ts';
import type { Manage } from './actions/manage.ts';
import { contextOf, type FlowSubject } from './contextOf.ts';
import { heldTask, isOwn } from './holding.ts';
import { type Effect, type JournalEntry, NOTHING_GIVEN } from './journal.ts';
import { FlowRefusal } from './refusal.ts';
import { type FlowState, isOpenTask, newState, type Person, type Task } from './state.ts';

type More = Partial<
  Pick<Act, 'people' | 'order' | 'node' | 'picks' | 'comment' | 'attachments' | 'signature' | 'revision'>
>;

/** An instance that nobody but its maker sees: stepped through by designers, dry runs and tests. */
export class Simulation {
  state: FlowState = newState();
  subject: FlowSubject;
  readonly entries: JournalEntry[] = [];
  readonly effects: Effect[] = [];

  constructor(subject: FlowSubject) {
    this.subject = subject;
  }

  /** @throws FlowRefusal, after which the state is as it was */
  apply(event: FlowEvent): void {
    const advanced = advance(this.state, event, contextOf(this.subject, this.state));
    this.state = advanced.state;
    this.entries.push(...advanced.entries);
    this.effects.push(...advanced.effects);
  }

  submit(picks: Act['picks'] = {}): void {
    const { userId, realName } = this.subject.initiator;
    const by = { value: userId, label: realName };
    this.apply({ is: 'submit', by, picks, automatic: true, ...NOTHING_GIVEN });
  }

  /** What a person does at a node, on their open task there. */
  act(person: string, action: TaskAction, node: string, more: More = {}): void {
    const task = this.taskOf(person, node, action);
    this.apply({
      is: 'act',
      task: task.id,
      action,
      revision: task.revision,
      by: this.#person(person),
      manages: false,
      people: [],
      order: 'parallel',
      node: undefined,
      picks: {},
      ...NOTHING_GIVEN,
      ...more,
    });
  }

  manage(person: string, action: Manage['action'], node?: string): void {
    const { revision } = this.state;
    const by = this.#person(person);
    this.apply({ is: 'manage', action, by, revision, node, ...NOTHING_GIVEN, comment: action });
  }

  /** Lets time pass, and every clock that runs down on the way do what it is for. */
  passTo(now: string): void {
    for (;;) {
      const running = this.state.timers.filter(({ stopped, due }) => stopped === null && due <= now);
      const next = running.toSorted((one, other) => one.due.localeCompare(other.due))[0];
      if (next === undefined || this.state.state === 'suspended') break;
      this.subject = { ...this.subject, now: next.due };
      this.apply({ is: 'timeUp', timer: next.id });
    }
    this.subject = { ...this.subject, now };
  }

  /** @throws FlowRefusal TASK_NOT_YOURS where the person has none there */
  taskOf(person: string, node: string, action?: TaskAction): Task {
    const at = this.state.tasks.filter((task) => task.node === node);
    const holder = { userId: person, groups: this.subject.organisation.belongs(person) };
    const isTheirs = ({ assignee, owner }: Task): boolean =>
      assignee.value === person || (action === 'recall' && owner?.value === person);
    const others = at.filter((task) => !isTheirs(task) && isOwn(heldTask(task), holder));
    const own = [...at.filter(isTheirs), ...others];
    const found =
      own.find(({ state, kind }) => state === 'running' && kind !== 'cc') ??
      own.find(isOpenTask) ??
      [...others, ...own].findLast(({ kind }) => kind !== 'cc');
    if (found === undefined) throw new FlowRefusal('TASK_NOT_YOURS');
    return found;
  }

  #person(id: string): Person {
    const [account] = this.subject.organisation.accounts([id]);
    return { value: id, label: account?.label ?? id };
  }
}
