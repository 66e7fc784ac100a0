import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { afterFlowRow, type FlowOrder } from '../../schemas/flow/listOrder.ts';
import type { FlowRow, FlowScope } from '../../schemas/wire/flowLists.ts';
import { listFlowRows } from './flowCalls.ts';
import type { OpenedFrom } from '../../runtime/flow/flowAddress.ts';

/** One line of a list that is walked. */
export type WalkedRow = Pick<FlowRow, 'id' | 'instance' | 'task' | 'state' | 'flow' | FlowOrder['by']>;

/** A list as a person looked at it when they opened one of its lines. */
export interface WalkedList {
  readonly scope: FlowScope;
  /** Undefined: of all flows. */
  readonly flow: string | undefined;
  readonly sort: FlowOrder | undefined;
  /** What `/list.do` was asked for it, without `after` and `limit`. */
  readonly param: { readonly scope: FlowScope } & Readonly<Record<string, unknown>>;
  readonly rows: readonly WalkedRow[];
  readonly more: boolean;
}

/** Lines that are fetched at a time. */
const PAGE = 50;

/**
 * The list that a person came from, as it was then, so that what they open next is what stood below: a line that they
 * handled meanwhile keeps its place in it. `id` is that of a line: of the task, or of the instance in lists of instances.
 */
export class FlowWalk {
  private list: WalkedList | undefined;
  private readonly client: () => ApiClient;

  constructor(client: () => ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'list' | 'client'>(this, { list: observableRef, client: false });
  }

  begin(list: WalkedList): void {
    this.list = list;
  }

  /** The list that a line was opened from last; undefined: none was. */
  get openedFrom(): OpenedFrom | undefined {
    return this.list && { scope: this.list.scope, flow: this.list.flow };
  }

  hasPrevious(id: string): boolean {
    return this.indexOf(id) > 0;
  }

  /** Whether a line stands behind another, as far as it is known. */
  hasNext(id: string): boolean {
    const at = this.indexOf(id);
    return at >= 0 && (at + 1 < this.rows.length || this.list?.more === true);
  }

  /** The line before another. */
  previous(id: string): WalkedRow | undefined {
    return this.rows[this.indexOf(id) - 1];
  }

  /** The line behind another; the next page of the list is fetched where it ends. @throws ApiError */
  async next(id: string): Promise<WalkedRow | undefined> {
    const at = this.indexOf(id);
    if (at < 0) return undefined;
    if (at + 1 >= this.rows.length) await this.goOn();
    return this.rows[at + 1];
  }

  private get rows(): readonly WalkedRow[] {
    return this.list?.rows ?? [];
  }

  private indexOf(id: string): number {
    return this.rows.findIndex((row) => row.id === id);
  }

  private async goOn(): Promise<void> {
    const { list } = this;
    const last = list?.rows.at(-1);
    if (list?.more !== true || last === undefined) return;
    const after = afterFlowRow(last, list.scope, list.sort);
    const page = await listFlowRows(this.client(), { ...list.param, after, limit: PAGE });
    const known = new Set(list.rows.map(({ id }) => id));
    runInAction(() => {
      // Another list may have been opened meanwhile.
      if (this.list !== list) return;
      const rows = [...list.rows, ...page.list.filter(({ id }) => !known.has(id))];
      this.list = { ...list, rows, more: page.more };
    });
  }
}

const walks = new WeakMap<RootStore, FlowWalk>();

/** The walk of a page: it lives as long as the page's stores. */
export function flowWalkOf(root: RootStore): FlowWalk {
  const known = walks.get(root) ?? new FlowWalk(() => root.client);
  walks.set(root, known);
  return known;
}
