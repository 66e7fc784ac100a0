import type { Approver } from '../../../schemas/flow/approver.ts';
import type { LocalText } from '../../../schemas/text.ts';
import type { Initiator } from '../context.ts';
import type { FullPath } from '../path/pathOf.ts';
import { type PathFinding, type PathNode, pathNodes } from '../path/pathNode.ts';

/** Who starts a case: one person for each department and role that has members. */
export interface DryRunStarter {
  readonly department: string;
  readonly role: string;
  readonly initiator: Initiator;
}

export interface DryRunFinding {
  readonly severity: 'error' | 'warning';
  readonly node: string;
  readonly code: PathFinding['code'] | 'SELF_APPROVAL' | 'SAME_PERSON' | 'WAY_UNTRIED';
  readonly message: LocalText;
  /** In how many cases. */
  readonly count: number;
  readonly example: { readonly department: string; readonly role: string; readonly person: string } | null;
}

/** The longest chain of people that a case came by. */
export interface LongestChain {
  readonly people: number;
  readonly nodes: readonly string[];
  readonly example: DryRunFinding['example'];
}

/** The source of people that took longest to answer for one who starts the flow, asked by itself. */
export interface SlowestSource {
  readonly node: string;
  /** Which of the node's sources it is, from 0. */
  readonly index: number;
  readonly source: Approver['source'];
  readonly milliseconds: number;
  /** How many people it gave. */
  readonly people: number;
}

type Said = Pick<DryRunFinding, 'severity' | 'node' | 'code' | 'message'>;

const SELF: LocalText = { zhCN: '发起人审批自己的申请', enUS: 'Who started it decides on it' };
const AGAIN: LocalText = {
  zhCN: '同一人办理三次或更多',
  enUS: 'The same person handles it three times or more',
};
const UNTRIED: LocalText = { zhCN: '没有一种情形走这条分支', enUS: 'No case takes this branch' };
/** Somebody who is asked so often sees the same thing too often. */
const TOO_OFTEN = 3;

/** Collects what cases came to. */
export class DryRunReport {
  readonly #findings = new Map<string, DryRunFinding>();
  readonly #taken = new Set<string>();
  #longest: LongestChain = { people: 0, nodes: [], example: null };

  get longest(): LongestChain {
    return this.#longest;
  }

  add({ path }: FullPath, starter: DryRunStarter): void {
    const nodes = pathNodes(path).filter(({ state }) => state === 'coming' || state === 'open');
    const times = new Map<string, number>();
    const chain: string[] = [];
    for (const each of nodes) {
      if (each.finding) this.#say({ ...each.finding, node: each.node }, starter);
      this.#noteBranches(each);
      if (each.type !== 'approve' && each.type !== 'handle') continue;
      const asked = each.people.filter(({ state }) => state === 'coming').map(({ person }) => person.value);
      chain.push(...asked.map(() => each.node));
      if (each.type === 'approve' && asked.includes(starter.initiator.userId))
        this.#say({ severity: 'warning', node: each.node, code: 'SELF_APPROVAL', message: SELF }, starter);
      for (const id of asked) {
        times.set(id, (times.get(id) ?? 0) + 1);
        if (times.get(id) === TOO_OFTEN)
          this.#say({ severity: 'warning', node: each.node, code: 'SAME_PERSON', message: AGAIN }, starter);
      }
    }
    if (chain.length > this.#longest.people)
      this.#longest = { people: chain.length, nodes: [...new Set(chain)], example: exampleOf(starter) };
  }

  /** All that was found, with the branches that no case took. @param branches of the flow, as `block/branch` */
  findings(branches: readonly string[]): readonly DryRunFinding[] {
    const untried = branches
      .filter((each) => !this.#taken.has(each))
      .map((each): DryRunFinding => {
        const [, node = ''] = each.split('/');
        return { severity: 'warning', node, code: 'WAY_UNTRIED', message: UNTRIED, count: 0, example: null };
      });
    const found = [...this.#findings.values(), ...untried];
    return found.toSorted((one, other) => grade(one) - grade(other) || other.count - one.count);
  }

  #noteBranches({ node, branches = [] }: PathNode): void {
    for (const { id, taken } of branches) if (taken === true) this.#taken.add(`${node}/${id}`);
  }

  #say(said: Said, starter: DryRunStarter): void {
    const key = `${said.node} ${said.code}`;
    const before = this.#findings.get(key);
    this.#findings.set(key, {
      ...(before ?? { ...said, example: exampleOf(starter) }),
      count: (before?.count ?? 0) + 1,
    });
  }
}

const grade = ({ severity }: DryRunFinding): number => (severity === 'error' ? 0 : 1);

const exampleOf = ({ department, role, initiator }: DryRunStarter): DryRunFinding['example'] => ({
  department,
  role,
  person: initiator.userId,
});
