import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { same } from '../../../../documents/same.ts';
import type { ListViewClient, ViewContent } from '../../../../runtime/data/ListViewClient.ts';
import type { ListView } from '../../../../schemas/wire/listView.ts';

export type KeptView = Pick<ListView, 'id' | 'state'>;

/** A list whose state can be kept. */
export interface ViewedList {
  readonly id: string;
  /** Whether the role may share views with others. */
  readonly mayShare: boolean;
  /** What the list shows now, as JSON. Observable. */
  readonly state: Record<string, unknown>;
  /** A kept state as the list would write it today: one of an older shape is no other. */
  read(state: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /**
   * Shows the kept state of a view, as far as it still fits; undefined: as the document begins.
   * @param again the page is loaded again: columns that the person changed in the view stay so
   */
  apply(view: KeptView | undefined, again?: boolean): void;
  /** Goes on from a view: its question stands already, and columns that were changed in it stay so. */
  resume(view: KeptView): void;
}

/** The saved views of an open list, and which of them it shows. */
export class ViewsModel {
  views: readonly ListView[];
  private currentId: string | undefined;
  readonly list: ViewedList;
  private readonly client: ListViewClient;
  private readonly onChange: (id: string | undefined) => void;

  /** @param onChange told which view the list shows, for the address */
  constructor(
    list: ViewedList,
    client: ListViewClient,
    views: readonly ListView[],
    onChange: (id: string | undefined) => void,
  ) {
    this.list = list;
    this.client = client;
    this.views = views;
    this.onChange = onChange;
    makeAutoObservable<this, 'client' | 'onChange'>(this, {
      list: false,
      client: false,
      onChange: false,
      views: observableRef,
    });
  }

  get current(): ListView | undefined {
    return this.views.find(({ id }) => id === this.currentId);
  }

  /** The list shows something else than its view. */
  get isDirty(): boolean {
    return this.current !== undefined && !same(this.list.read(this.current.state), this.list.state);
  }

  /** What others see is changed by roles that may share; a view of one's own always. */
  mayChange({ isOwn, scope }: ListView): boolean {
    return this.list.mayShare || (isOwn && scope === 'own');
  }

  /** What one shared can always be taken back. */
  mayRemove(view: ListView): boolean {
    return view.isOwn || this.mayChange(view);
  }

  /**
   * Begins with the view that the list shows first.
   * @param asked id in the address
   * @param fresh the address asks for nothing else, so that the person's own choice may begin
   * @returns whether there is a view such as was asked for; without it the list shows other records than the link meant
   */
  begin(asked: string | undefined, fresh: boolean): boolean {
    const named = this.views.find(({ id }) => id === asked);
    // An address may go on from its view: then the list shows what the address says.
    if (named && !fresh) this.goOn(named);
    else {
      const first = named ?? (fresh ? this.views.find(({ isDefault }) => isDefault) : undefined);
      if (first) this.show(first, true);
    }
    if (asked === undefined || named) return true;
    this.onChange(this.currentId);
    return false;
  }

  /** Shows a view; undefined: the list as its document begins. */
  show(view: ListView | undefined, again = false): void {
    this.currentId = view?.id;
    this.list.apply(view, again);
    this.onChange(view?.id);
  }

  /** Keeps what the list shows as a new view, and shows that. @throws ApiError */
  async add(content: Omit<ViewContent, 'state'>): Promise<void> {
    const saved = await this.client.save({ ...content, state: this.list.state });
    runInAction(() => {
      this.views = [...this.views, saved];
      this.goOn(saved);
      this.onChange(saved.id);
    });
  }

  /** Keeps what the list shows in its view. @throws ApiError */
  async update(view: ListView): Promise<void> {
    await this.change(view, { ...contentOf(view), state: this.list.state });
  }

  /** Changes the name of a view and who sees it. @throws ApiError */
  async rename(view: ListView, content: Omit<ViewContent, 'state'>): Promise<void> {
    await this.change(view, { ...content, state: view.state });
  }

  /** @throws ApiError */
  async remove(view: ListView): Promise<void> {
    await this.client.remove(view);
    runInAction(() => {
      this.views = this.views.filter(({ id }) => id !== view.id);
      if (this.currentId === view.id) this.show(undefined);
    });
  }

  /** Lets the person's list begin with a view, or with none of them. @throws ApiError */
  async setDefault(view: ListView, isDefault: boolean): Promise<void> {
    await this.client.setDefault(isDefault ? view.id : undefined);
    runInAction(() => {
      this.views = this.views.map((one) => ({ ...one, isDefault: isDefault && one.id === view.id }));
    });
  }

  private goOn(view: ListView): void {
    this.currentId = view.id;
    this.list.resume(view);
  }

  private async change(view: ListView, content: ViewContent): Promise<void> {
    const saved = await this.client.save(content, view);
    runInAction(() => {
      this.views = this.views.map((one) => (one.id === view.id ? saved : one));
    });
  }
}

const contentOf = ({ name, scope, roles }: ListView): Omit<ViewContent, 'state'> => ({ name, scope, roles });
