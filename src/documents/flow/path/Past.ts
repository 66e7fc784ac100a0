import type { FlowBranch, FlowNode } from '../../../schemas/flow/node.ts';
import type { FlowIndex, Lane } from '../flowIndex.ts';
import type { Block, FlowState, Step, Task } from '../state.ts';

/** What an instance came by, as far as it still holds: what was returned over is no longer done. */
export class Past {
  readonly #state: FlowState;
  readonly #index: FlowIndex;
  readonly #order: ReadonlyMap<string, number>;
  readonly #steps = new Map<string, Step>();
  readonly #live: ReadonlySet<string>;
  readonly #traces = new Map<string, boolean>();

  constructor(state: FlowState, index: FlowIndex) {
    this.#state = state;
    this.#index = index;
    this.#order = new Map([...index.keys()].map((id, at) => [id, at]));
    for (const step of state.steps) this.#steps.set(step.node, step);
    this.#live = new Set(state.tokens.map(({ node }) => node));
  }

  isLive(node: string): boolean {
    return this.#live.has(node);
  }

  /** The last opening of a node. */
  lastStep(node: string): Step | undefined {
    return this.#steps.get(node);
  }

  /** The last opening of a node that came to an end which still holds. */
  doneStep(node: string): Step | undefined {
    const step = this.#steps.get(node);
    const isDone = step?.state === 'passed' || step?.state === 'refused';
    return isDone && !this.#isOvertaken(step.id, node) ? step : undefined;
  }

  /** The last execution of a fork. */
  block(node: string): Block | undefined {
    return this.#state.blocks.findLast((block) => block.node === node);
  }

  tasksOf(step: Step): readonly Task[] {
    return this.#state.tasks.filter((task) => task.step === step.id);
  }

  /** Copies that a node gave to readers in its last round. */
  copiesOf(node: string): readonly Task[] {
    const copies = this.#state.tasks.filter((task) => task.node === node && task.kind === 'cc');
    const last = copies.at(-1);
    if (last === undefined || this.#isOvertaken(last.id, node)) return [];
    return copies.filter(({ round }) => round === last.round);
  }

  /** Whether something at a node or in one of its branches is done or goes on. */
  hasTrace(node: FlowNode): boolean {
    const known = this.#traces.get(node.id);
    if (known !== undefined) return known;
    const has =
      this.isLive(node.id) ||
      this.doneStep(node.id) !== undefined ||
      (node.type === 'cc' && this.copiesOf(node.id).length > 0) ||
      ('branches' in node && node.branches.some((branch) => this.hasTraceIn(branch)));
    this.#traces.set(node.id, has);
    return has;
  }

  hasTraceIn({ nodes }: FlowBranch): boolean {
    return nodes.some((node) => this.hasTrace(node));
  }

  isLiveIn(node: FlowNode): boolean {
    if (this.isLive(node.id)) return true;
    return 'branches' in node && node.branches.some(({ nodes }) => nodes.some((each) => this.isLiveIn(each)));
  }

  /** Whether the way began anew before a node after something happened there. Ids are given in order. */
  #isOvertaken(id: string, node: string): boolean {
    const at = this.#order.get(node) ?? 0;
    return this.#state.steps.some(
      (other) =>
        Number(other.id) > Number(id) &&
        (this.#order.get(other.node) ?? 0) < at &&
        !isBeside(this.#lanes(other.node), this.#lanes(node)),
    );
  }

  #lanes(node: string): readonly Lane[] {
    return this.#index.get(node)?.lanes ?? [];
  }
}

/** Whether two places stand in branches of one fork that run side by side. */
function isBeside(one: readonly Lane[], other: readonly Lane[]): boolean {
  const at = one.findIndex(
    (lane, depth) => lane.fork !== other[depth]?.fork || lane.branch !== other[depth].branch,
  );
  return at >= 0 && one[at]?.fork === other[at]?.fork;
}
