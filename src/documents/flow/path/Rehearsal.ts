import type { FlowNode, FlowNodeOf } from '../../../schemas/flow/node.ts';
import type { Mode } from '../../../schemas/flow/policy.ts';
import type { FlowContext } from '../context.ts';
import { type FlowIndex, flowIndex, isFork, isPeopleNode, type PeopleNode } from '../flowIndex.ts';
import { findPeople, type Voter } from '../people/findPeople.ts';
import { fork, goTo, leave } from '../places.ts';
import { Run } from '../Run.ts';
import type { FlowState, Person, Slot, Step, Task, Token } from '../state.ts';
import { addTask, askAgain, endTask, findContext, giveTasks, newSlot, openStep } from '../steps.ts';
import { enter, passStep } from '../walk.ts';
import { type Decided, decideBranches } from './decideBranches.ts';
import { DATE_EMPTY, findingOf } from './findings.ts';
import { knownSources, UNKNOWN_PERSON } from './knownSources.ts';
import type { PathFinding, PathPerson, PathPick } from './pathNode.ts';

/** A node to which the way leads from here. */
export interface Visit {
  /** The step whose end leads there directly; null: the submit. */
  readonly via: string | null;
  readonly people: readonly PathPerson[];
  readonly mode?: Mode;
  readonly pick?: PathPick;
  readonly finding?: PathFinding;
  /** Who is asked depends on values that are not there yet. */
  readonly isOpen?: boolean;
}

/** More steps than any flow has nodes: a rehearsal visits each node once. */
const MOST_STEPS = 2000;

/**
 * Goes the rest of the way of an instance by way of trial, as if everybody agreed: by the code of the engine and on a copy
 * of the state, but that rules which cannot be decided yet lead both ways, and that no node is come to twice.
 */
export class Rehearsal {
  readonly run: Run;
  readonly visits = new Map<string, Visit>();
  /** What blocks decide that the way leads to. */
  readonly decided = new Map<string, Decided>();
  /** Routes that are passed; null: not known yet. */
  readonly routes = new Map<string, boolean | null>();
  readonly #coming = new Set<string>();
  readonly #isSubmitAhead: boolean;
  #via: string | null = null;

  constructor(state: FlowState, context: FlowContext) {
    const told: FlowContext = { ...context, at: (other) => context.at(other, this.#coming) };
    this.run = new Run(state, told, false, withoutRaces(context.flow));
    this.#isSubmitAhead = state.round === 0 || (state.held ?? state.state) === 'returned';
    if (this.run.state.state === 'suspended') this.run.state.state = state.held ?? 'running';
  }

  go(): this {
    const { run } = this;
    const [start] = run.context.flow.nodes;
    if (run.state.round === 0 && start) {
      run.state.round = 1;
      run.place({ node: start.id, block: null, branch: null, round: 1, before: [] });
    }
    for (const token of run.state.tokens)
      if (token.step === null && !run.moves.some((move) => move.token === token))
        run.moves.push({ token, asksAnew: false });
    this.#walk();
    for (let left = MOST_STEPS; left > 0; left -= 1) {
      const [token] = run.state.tokens.filter(({ step }) => step !== null);
      if (token?.step === undefined || token.step === null) break;
      this.#pass(run.step(token.step));
      this.#walk();
    }
    return this;
  }

  #walk(): void {
    const { moves, state } = this.run;
    for (let move = moves.shift(); move !== undefined; move = moves.shift())
      if (state.tokens.includes(move.token)) this.#enter(move.token, move.asksAnew);
  }

  #enter(token: Token, asksAnew: boolean): void {
    const { run } = this;
    const { node } = run.node(token.node);
    const isTaken = run.state.tokens.some((other) => other.node === node.id && other.step !== null);
    if (this.visits.has(node.id) || isTaken) {
      run.remove(token);
      return;
    }
    this.#visit(node.id, { people: [] });
    if (isPeopleNode(node)) this.#enterPeople(token, node, asksAnew);
    else if (node.type === 'condition' || isFork(node)) this.#enterBlock(token, node);
    else if (node.type === 'route') this.#enterRoute(token, node);
    else if (node.type === 'end') this.#stop(token);
    else this.#enterPassing(token, node);
  }

  /** A way ends here; where it stands in a race, another branch may win that one. */
  #stop(token: Token): void {
    const { run } = this;
    const { flow } = run.context;
    let { block, branch } = token;
    for (; block !== null && branch !== null; { block, branch } = run.block(block)) {
      const node = flowIndex(flow).get(run.block(block).node)?.node;
      if (node?.type !== 'parallel' || node.join !== 'any') continue;
      Object.assign(token, { block, branch });
      goTo(run, token, undefined);
      return;
    }
    run.remove(token);
  }

  #visit(node: string, visit: Omit<Visit, 'via'>): void {
    this.visits.set(node, { ...visit, via: this.#via });
  }

  #enterPassing(token: Token, node: FlowNode): void {
    const { run } = this;
    const from = run.state.tasks.length;
    if (node.type === 'delay' && node.until.is === 'field') {
      const isEmpty = run.context.moment(run.context.field(node.until.field)) === undefined;
      const isKnown = run.context.isKnown(`{{form.${node.until.field}}}`);
      if (isEmpty && isKnown) this.#visit(node.id, { people: [], finding: DATE_EMPTY });
    }
    enter(run, token, false);
    const copies = run.state.tasks.slice(from);
    if (node.type === 'cc')
      this.#visit(node.id, { people: copies.map(({ assignee, why }) => asked(assignee, why)) });
  }

  #enterPeople(token: Token, node: PeopleNode, asksAnew: boolean): void {
    const { run } = this;
    const { again } = token;
    delete token.again;
    const before = again === undefined ? undefined : askAgain(run, token, run.step(again));
    if (before !== undefined) {
      const tasks = run.openTasks(before);
      this.#visit(node.id, {
        people: tasks.map(({ assignee, why }) => asked(assignee, why)),
        mode: before.mode,
      });
      return;
    }
    if (node.type === 'approve' && node.auto !== undefined) {
      if (node.auto === 'agree') passStep(run, openStep(run, token, 'approve'));
      else this.#stop(token);
      return;
    }
    const { known, pick, isOpen } = knownSources(run, node, this.#isSubmitAhead);
    const isPart = pick !== undefined || isOpen;
    if (isPart && known.length === 0) {
      this.#visit(node.id, {
        people: [],
        isOpen,
        ...(node.mode && { mode: node.mode }),
        ...(pick && { pick }),
      });
      openStep(run, token, node.type, node.mode);
      return;
    }
    const found = findPeople({ ...node, approvers: [...known] }, findContext(run, token, asksAnew));
    const finding = isPart ? undefined : findingOf(found);
    // Where only a part of them is known, there is somebody in any case.
    const voters = isPart && found.reason !== null ? [] : found.voters;
    this.#visit(node.id, {
      ...{ people: voters.map(coming), mode: found.mode, isOpen },
      ...(pick && { pick }),
      ...(finding && { finding }),
    });
    if (found.outcome === 'reject' && !isPart) {
      this.#stop(token);
      return;
    }
    const step = openStep(run, token, node.type, found.mode);
    if (found.outcome === 'ask' || found.outcome === 'skip') giveTasks(run, step, { ...found, voters });
    if ((found.outcome === 'skip' || found.outcome === 'pass') && !isPart) passStep(run, step);
  }

  #enterBlock(token: Token, node: FlowNodeOf<'condition' | 'inclusive' | 'parallel'>): void {
    const { run } = this;
    const decided = decideBranches(node, run.context.holds);
    this.decided.set(node.id, decided);
    const taken = node.branches.filter(({ id }) => decided.get(id) !== false);
    if (node.type !== 'condition') {
      fork(run, token, node, taken);
      return;
    }
    run.remove(token);
    for (const { nodes } of taken) {
      const made: Token = { ...token, id: run.newId(), step: null };
      run.state.tokens.push(made);
      goTo(run, made, nodes[0]?.id ?? run.node(node.id).follower);
    }
  }

  /** One that leads back is taken as passed over: what lies behind it comes sooner or later. */
  #enterRoute(token: Token, node: FlowNodeOf<'route'>): void {
    const { run } = this;
    const passes = node.when === undefined ? true : (run.context.holds(node.when) ?? null);
    this.routes.set(node.id, passes);
    const isBack = isBefore(run.index, node.to, node.id);
    if (passes === true && !isBack) {
      enter(run, token, false);
      return;
    }
    const isSameLane = run.node(node.to).lanes.length === run.node(node.id).lanes.length;
    if (passes === null && !isBack && isSameLane) {
      const made: Token = { ...token, id: run.newId(), step: null };
      run.state.tokens.push(made);
      goTo(run, made, node.to);
    }
    leave(run, token);
  }

  /** Ends a step as if everybody who is asked agreed; of several of whom not all have to, nobody knows who will. */
  #pass(step: Step): void {
    const { run } = this;
    this.#via = step.id;
    this.#coming.add(step.node);
    if (step.kind === 'start') run.state.state = 'running';
    const open = run.openTasks(step);
    const isSure = step.mode.by === 'all' || step.mode.by === 'sequential' || open.length === 1;
    const isAsked = isPeopleNode(run.node(step.node).node);
    const answering = open.length > 0 || !isAsked ? open : [this.#unknown(step)];
    for (const task of answering) {
      const by = isSure && open.length > 0 ? (task.owner ?? task.assignee) : UNKNOWN_PERSON;
      endTask(run, task, 'agreed', { by });
    }
    for (const slot of step.slots) if (isOpen(slot)) slot.state = 'agreed';
    passStep(run, step);
  }

  #unknown(step: Step): Task {
    const slot = newSlot(this.run, 0);
    step.slots.push(slot);
    return addTask(this.run, { step, slot, person: UNKNOWN_PERSON, why: [] });
  }
}

const isOpen = ({ state }: Slot): boolean => state === 'running' || state === 'waiting';

const asked = (person: Person, why: PathPerson['why']): PathPerson => ({
  person,
  task: null,
  state: 'coming',
  why,
});

const coming = ({ person, why, skipped }: Voter): PathPerson =>
  skipped === undefined ? asked(person, why) : { ...asked(person, why), state: 'skipped' };

/** Whether a node stands before another one in the document. */
function isBefore(index: FlowIndex, one: string, other: string): boolean {
  for (const id of index.keys()) {
    if (id === one) return true;
    if (id === other) return false;
  }
  return false;
}

const kept = new WeakMap<FlowContext['flow'], FlowIndex>();

/** The nodes of a flow, in which every branch comes to its end: which of them wins a race is not known beforehand. */
function withoutRaces(flow: FlowContext['flow']): FlowIndex {
  const before = kept.get(flow);
  if (before) return before;
  const made = new Map(
    [...flowIndex(flow)].map(([id, indexed]) => {
      const { node } = indexed;
      if (node.type !== 'parallel' || node.join !== 'any') return [id, indexed] as const;
      return [id, { ...indexed, node: { ...node, join: 'all' as const } }] as const;
    }),
  );
  kept.set(flow, made);
  return made;
}
