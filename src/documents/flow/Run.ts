import type { FlowContext } from './context.ts';
import { type FlowIndex, flowIndex, type IndexedNode, nodeAt } from './flowIndex.ts';
import type { Effect, JournalEntry, JournalKind } from './journal.ts';
import { NOTHING_GIVEN } from './journal.ts';
import type { Block, FlowState, Person, Slot, Step, Task, Token } from './state.ts';

/** A place on its way into the node where it stands. */
export interface Move {
  readonly token: Token;
  /** It was returned here: whoever is found is asked, whether or not they agreed before. */
  readonly asksAnew: boolean;
}

/**
 * One event on its way through an instance: the state as it becomes, what is written of it, and what is to be done
 * outside. The state is a copy of its own: an event that is refused leaves nothing behind.
 */
export class Run {
  readonly state: FlowState;
  readonly context: FlowContext;
  readonly index: FlowIndex;
  readonly entries: JournalEntry[] = [];
  readonly effects: Effect[] = [];
  /** Places that have come to a node and have not entered it yet (`walk.ts`). */
  readonly moves: Move[] = [];
  /** A call of a person led here: what finds nobody refuses it. Else the instance is suspended. */
  readonly isPersonal: boolean;

  /** @param index other nodes than those of the flow, for who looks ahead (`path/rehearse.ts`) */
  constructor(
    state: FlowState,
    context: FlowContext,
    isPersonal: boolean,
    index: FlowIndex = flowIndex(context.flow),
  ) {
    this.state = structuredClone(state);
    this.context = context.at(this.state);
    this.index = index;
    this.isPersonal = isPersonal;
  }

  get now(): string {
    return this.context.now;
  }

  /** An id that no other part of the instance has or had. */
  newId(): string {
    this.state.ids += 1;
    return String(this.state.ids);
  }

  node(id: string): IndexedNode {
    return nodeAt(this.index, id);
  }

  log(kind: JournalKind, entry: Partial<JournalEntry> = {}): void {
    this.entries.push({
      kind,
      round: this.state.round,
      node: null,
      task: null,
      by: null,
      people: [],
      reason: null,
      to: null,
      ...NOTHING_GIVEN,
      ...entry,
    });
  }

  /** Makes a place that goes into the node where it stands. */
  place(at: Omit<Token, 'id' | 'step'>, asksAnew = false): Token {
    const token: Token = { ...at, id: this.newId(), step: null };
    this.state.tokens.push(token);
    this.moves.push({ token, asksAnew });
    return token;
  }

  remove(token: Token): void {
    this.state.tokens = this.state.tokens.filter((each) => each !== token);
  }

  step(id: string): Step {
    return found(this.state.steps, id);
  }

  task(id: string): Task | undefined {
    return this.state.tasks.find((task) => task.id === id);
  }

  block(id: string): Block {
    return found(this.state.blocks, id);
  }

  slotOf(task: Task): { readonly step: Step; readonly slot: Slot } | undefined {
    if (task.step === null || task.slot === null) return undefined;
    const step = this.step(task.step);
    return { step, slot: found(step.slots, task.slot) };
  }

  /** The place that waits for a step; undefined where it waits no more. */
  tokenOf(step: Step): Token | undefined {
    return this.state.tokens.find((token) => token.step === step.id);
  }

  openTasks(step: Step): readonly Task[] {
    return this.state.tasks.filter(
      (task) => task.step === step.id && (task.state === 'running' || task.state === 'waiting'),
    );
  }
}

function found<T extends { readonly id: string }>(parts: readonly T[], id: string): T {
  const part = parts.find((each) => each.id === id);
  if (part === undefined) throw new Error(`The instance has no part ${id}.`);
  return part;
}

export const samePerson = (one: Person | null, other: Person | null): boolean => one?.value === other?.value;
