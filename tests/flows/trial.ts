import { Simulation } from '../../src/documents/flow/Simulation.ts';
import { FlowRefusal } from '../../src/documents/flow/refusal.ts';
import type { Account, Department, Organisation } from '../../src/documents/flow/people/organisation.ts';
import { isOpenTask } from '../../src/documents/flow/state.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { FlowBranch, FlowNode, FlowNodeOf } from '../../src/schemas/flow/node.ts';
import { brokenInvariants } from './invariants.ts';

export const person = (value: string) => ({ value, label: value });

type More<T extends FlowNode['type']> = Partial<Omit<FlowNodeOf<T>, 'type' | 'id'>>;

/** A step that named people decide. */
export const step = (id: string, people: readonly string[], more: More<'approve'> = {}): FlowNode => ({
  type: 'approve',
  id,
  approvers: [{ source: 'person', people: people.map(person) }],
  ...more,
});

const branch = (id: string, nodes: readonly FlowNode[]): FlowBranch => ({ id, nodes: [...nodes] });

/** Branches side by side. */
export const parallel = (
  id: string,
  branches: Readonly<Record<string, readonly FlowNode[]>>,
  more: More<'parallel'> = {},
): FlowNode => ({
  type: 'parallel',
  id,
  branches: Object.entries(branches).map(([name, nodes]) => branch(name, nodes)),
  ...more,
});

/** One of two branches: `yes` where an amount is greater than 5. */
export const whenMuch = (id: string, yes: readonly FlowNode[], no: readonly FlowNode[] = []): FlowNode => ({
  type: 'condition',
  id,
  branches: [
    {
      ...branch(`${id}-yes`, yes),
      when: {
        testRule: 'every',
        conditionList: [{ bindKey: 'form.amount', type: 'number', judgeType: 'greater', value: 5 }],
      },
    },
    { ...branch(`${id}-no`, no), default: true },
  ],
});

/** A flow of some nodes between its start and its end, which `m` manages. */
export const flowOf = (
  nodes: readonly FlowNode[],
  settings: Partial<FlowDocument['settings']> = {},
): FlowDocument => ({
  kind: 'flow',
  schemaVersion: 2,
  id: 'trial',
  name: 'Trial',
  form: 'trial',
  settings: { managers: { people: [person('m')] }, recall: true, ...settings },
  nodes: [{ type: 'start', id: 'start' }, ...nodes, { type: 'end', id: 'end' }],
});

const DEPARTMENTS: readonly Department[] = [
  { id: 'D0', parent: null, head: 'h0', deputies: [] },
  { id: 'D1', parent: 'D0', head: 'h1', deputies: [] },
];

/** `s`, `t` start; `a` to `f` approve; `m` manages; `h1` heads D1, `h0` D0 above; `x` is disabled. */
export class TrialOrganisation implements Organisation {
  readonly disabled = new Set(['x']);
  readonly away = new Map<string, string>();
  readonly groups = new Map<string, readonly string[]>();

  accounts(ids: readonly string[]): readonly (Account | undefined)[] {
    return ids.map((id) => this.#account(id));
  }

  members(kind: string, id: string): readonly Account[] {
    return this.accounts(this.groups.get(`${kind} ${id}`) ?? []).filter((each) => each !== undefined);
  }

  department(id: string): Department | undefined {
    return DEPARTMENTS.find((each) => each.id === id);
  }

  administrators(): readonly string[] {
    return ['root'];
  }

  standIns(ids: readonly string[]): readonly (string | undefined)[] {
    return ids.map((id) => this.away.get(id));
  }

  belongs(id: string): readonly string[] {
    const of = [...this.groups].filter(([, members]) => members.includes(id)).map(([group]) => group);
    return [...of, ...DEPARTMENTS.filter(({ head }) => head === id).map((each) => `head ${each.id}`)];
  }

  #account(id: string): Account | undefined {
    if (!/^([a-fmstx]|h[01]|root)$/.test(id)) return undefined;
    return { value: id, label: id, enabled: !this.disabled.has(id), department: 'D1' };
  }
}

export const INITIATOR = {
  userId: 's',
  userName: 's',
  realName: 's',
  department: 'D1',
  departmentPath: ['D0', 'D1'],
  roles: [],
  labels: [],
};

export const START = '2026-11-23T01:00:00.000Z';

/** An instance of a flow, whose invariants are looked at after every event. */
export class Trial extends Simulation {
  readonly organisation: TrialOrganisation;

  constructor(
    nodes: readonly FlowNode[],
    settings: Partial<FlowDocument['settings']> = {},
    values: Readonly<Record<string, unknown>> = {},
    organisation = new TrialOrganisation(),
  ) {
    super({ flow: flowOf(nodes, settings), organisation, initiator: INITIATOR, values, now: START });
    this.organisation = organisation;
  }

  override apply(event: Parameters<Simulation['apply']>[0]): void {
    const before = this.state;
    super.apply(event);
    const broken = brokenInvariants(this.state, before, this.entries);
    if (broken.length > 0) throw new Error(`${JSON.stringify(event)}\n${broken.join('\n')}`);
  }

  /** The code with which something is refused, after which nothing has changed. */
  refusal(action: () => void): string | undefined {
    const before = JSON.stringify(this.state);
    try {
      action();
      return undefined;
    } catch (error) {
      if (!(error instanceof FlowRefusal)) throw error;
      if (JSON.stringify(this.state) !== before)
        throw new Error('It was refused and has changed something.', { cause: error });
      return error.code;
    }
  }

  /** Who has what: `A(a)`, a waiting one as `A(a)?`, a candidate as `A(a)|`. */
  get live(): string {
    return this.state.tasks
      .filter((task) => isOpenTask(task) && task.kind !== 'cc')
      .map(
        ({ node, assignee, state, candidates }) =>
          `${node}(${assignee.value})${state === 'waiting' ? '?' : ''}${candidates ? '|' : ''}`,
      )
      .join(' ');
  }

  /** How the tasks of a person at a node ended, the first one first. */
  ended(who: string, node: string): string {
    return this.state.tasks
      .filter((task) => task.node === node && task.assignee.value === who && !isOpenTask(task))
      .map(({ state, reason }) => (reason === null ? state : `${state}/${reason}`))
      .join(' ');
  }
}
