import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readUserSetting, saveUserSetting } from '../../../runtime/data/userSetting.ts';
import type { ApiClient } from '../../../runtime/data/ApiClient.ts';
import type { FlowList } from './FlowList.ts';
import { type FlowQuestion, questionParameters, readQuestion } from './flowQuestion.ts';

/** A question that somebody keeps under a name, as an address keeps it. */
export interface FlowView {
  readonly name: string;
  readonly search: string;
}

const isView = (value: unknown): value is FlowView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

const viewsIn = (value: unknown): readonly FlowView[] => (Array.isArray(value) ? value.filter(isView) : []);

/** A question as one text, the same for the same question. */
export const searchOf = (question: FlowQuestion): string => {
  const said = Object.entries(questionParameters(question));
  return new URLSearchParams(
    said.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
};

/** The saved views of one list of flows, each person's own (`/userSetting`). */
export class FlowViews {
  views: readonly FlowView[] = [];
  /** Name of the one that was chosen last. */
  chosen: string | undefined;
  private readonly client: ApiClient;
  private readonly list: FlowList;

  constructor(client: ApiClient, list: FlowList) {
    this.client = client;
    this.list = list;
    makeAutoObservable<this, 'client' | 'list'>(
      this,
      { client: false, list: false, views: observableRef },
      { autoBind: true },
    );
  }

  /** The view that is shown: the one that was chosen, else one that asks just this. */
  get current(): FlowView | undefined {
    const now = searchOf(this.list.question);
    return (
      this.views.find(({ name }) => name === this.chosen) ?? this.views.find(({ search }) => search === now)
    );
  }

  /** Whether the list asks something else than the view that is shown. */
  get isChanged(): boolean {
    const { current } = this;
    return current !== undefined && current.search !== searchOf(this.list.question);
  }

  /** Fetches the views. @throws ApiError */
  async load(): Promise<void> {
    const views = viewsIn(await readUserSetting(this.client, this.key));
    runInAction(() => {
      this.views = views;
    });
  }

  /** Asks what a view asks; undefined: what the list asks by itself. */
  show(view: FlowView | undefined): void {
    this.chosen = view?.name;
    this.list.ask(readQuestion(view?.search ?? ''));
  }

  /** Keeps what the list asks now under a name, new or there already. @throws ApiError */
  async save(name: string): Promise<void> {
    const view = { name, search: searchOf(this.list.question) };
    await this.rewrite((views) =>
      views.some((each) => each.name === name)
        ? views.map((each) => (each.name === name ? view : each))
        : [...views, view],
    );
    runInAction(() => {
      this.chosen = name;
    });
  }

  /** @throws ApiError */
  async remove({ name }: FlowView): Promise<void> {
    await this.rewrite((views) => views.filter((each) => each.name !== name));
  }

  private get key(): string {
    return `flow/views/${this.list.scope}/${this.list.flow ?? 'all'}`;
  }

  /** Changes the views as they are by now: another page may have saved some. */
  private async rewrite(change: (views: readonly FlowView[]) => readonly FlowView[]): Promise<void> {
    const views = change(viewsIn(await readUserSetting(this.client, this.key)));
    await saveUserSetting(this.client, this.key, views.length === 0 ? null : views);
    runInAction(() => {
      this.views = views;
    });
  }
}
