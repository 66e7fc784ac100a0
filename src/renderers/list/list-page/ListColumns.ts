import { makeAutoObservable, observableRef } from 'mobx';
import type { CompiledForm } from '../../../documents/form.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import type { ListColumn } from '../../../schemas/documents/mgrList.ts';
import {
  densities,
  fitWidths,
  NO_CHOICE,
  readChoice,
  type ColumnChoice,
  type Density,
  type Pin,
} from './columnChoice.ts';
import { changedIn, changeOf, type Lent } from './lentColumns.ts';
import { buildColumns, placeColumn, type Column } from './columns.ts';

/** The columns of an open list, as the document has them and the person wants them. */
export class ListColumns {
  choice: ColumnChoice | undefined;
  /** The column whose edge is held, and the widths that columns had when it was taken. */
  sizing: { code: string; widths: Readonly<Record<string, number>> } | undefined;
  /** The saved view that the choice belongs to, and is kept with. */
  private lent: Lent | undefined;
  /** The person has chosen since the list was opened: what the server kept comes too late. */
  private touched = false;
  private readonly form: CompiledForm;
  private readonly document: MgrListDocument;
  private readonly applies: (column: ListColumn) => boolean;
  private readonly mayRead: (code: string) => boolean;
  private readonly root: Pick<RootStore, 'client' | 'storage' | 'session'>;

  /** @param applies whether the document lets a column be there now. Reads observables */
  constructor(
    form: CompiledForm,
    document: MgrListDocument,
    mayRead: (code: string) => boolean,
    root: Pick<RootStore, 'client' | 'storage' | 'session'>,
    applies: (column: ListColumn) => boolean = () => true,
  ) {
    this.applies = applies;
    this.form = form;
    this.document = document;
    this.mayRead = mayRead;
    this.root = root;
    this.choice = this.kept;
    makeAutoObservable<this, 'form' | 'document' | 'mayRead' | 'root' | 'lent' | 'touched' | 'applies'>(
      this,
      {
        form: false,
        document: false,
        mayRead: false,
        applies: false,
        root: false,
        lent: false,
        touched: false,
        choice: observableRef,
        sizing: observableRef,
      },
      { autoBind: true },
    );
  }

  get all(): Column[] {
    const { sizing, current } = this;
    const widths = { ...current.widths, ...sizing?.widths };
    const sources = this.document.columns.filter(this.applies);
    return buildColumns(this.form, sources, this.mayRead, { ...current, widths });
  }

  get shown(): Column[] {
    return this.all.filter((column) => column.shown);
  }

  get density(): Density {
    return this.current.density;
  }

  /** Height of a row in px. */
  get rowHeight(): number {
    return densities[this.density];
  }

  show(code: string, shown: boolean): void {
    this.change({ shown: { ...this.current.shown, [code]: shown } });
  }

  /** Puts a column in the place of another; among pinned ones it is pinned as they are. */
  place(code: string, over: string): void {
    const pin = this.all.find((column) => column.code === over)?.pin;
    if (code === over || pin === undefined) return;
    this.change({ order: placeColumn(this.all, code, over), pinned: this.pinned(code, pin) });
  }

  /** Keeps a column at an edge of the table; `none`: lets it scroll with the others. */
  pin(code: string, pin: Pin): void {
    this.change({ pinned: this.pinned(code, pin) });
  }

  setDensity(density: Density): void {
    this.change({ density });
  }

  /**
   * The edge of a column is taken: until it is let go, columns are so wide for everything that is drawn.
   * @param widths px of this column and of those that share the room left over: they stay as they are seen
   */
  beginSizing(code: string, widths: Readonly<Record<string, number>>): void {
    this.sizing = { code, widths };
  }

  /** @param width undefined: the column is as wide as before */
  endSizing(width: number | undefined): void {
    const { sizing } = this;
    this.sizing = undefined;
    if (sizing && width !== undefined) this.resize({ ...sizing.widths, [sizing.code]: width });
  }

  /** @param widths px by the codes of columns; the others keep theirs */
  resize(widths: Readonly<Record<string, number>>): void {
    this.change({ widths: fitWidths({ ...this.current.widths, ...widths }) });
  }

  restore(): void {
    this.keep(undefined);
  }

  /** Takes what the server keeps for the person, in place of what this device remembers. */
  async open(): Promise<void> {
    if (this.root.session.currentRole === undefined) return;
    try {
      const { readUserSetting } = await import('../../../runtime/data/userSetting.ts');
      const choice = readChoice(await readUserSetting(this.root.client, this.setting));
      if (this.touched || !choice) return;
      this.root.storage.setJson(this.key, choice);
      if (!this.lent) this.take(choice);
    } catch {
      // This device remembers as well.
    }
  }

  /**
   * Shows the columns of a saved view.
   * @param choice undefined: those of the document
   * @param again what was changed in the view before the page was loaded again holds
   */
  lend(choice: ColumnChoice | undefined, view: string, again: boolean): void {
    this.lent = { view, choice };
    const changed = again ? changedIn(this.root.storage.json(this.lentKey), this.lent) : undefined;
    if (!changed) this.root.storage.remove(this.lentKey);
    this.choice = changed ? changed.choice : choice;
  }

  /** Shows the person's own columns again. */
  takeBack(): void {
    this.lent = undefined;
    this.root.storage.remove(this.lentKey);
    this.choice = this.kept;
  }

  private get current(): ColumnChoice {
    return this.choice ?? NO_CHOICE;
  }

  /** What the document says already is no choice. */
  private pinned(code: string, pin: Pin): Record<string, Pin> {
    const { [code]: _before, ...others } = this.current.pinned;
    const source = this.document.columns.find(({ field }) => field === code);
    return pin === (source?.fixed ?? 'none') ? others : { ...others, [code]: pin };
  }

  private change(change: Partial<ColumnChoice>): void {
    this.keep({ ...this.current, order: this.all.map(({ code }) => code), ...change });
  }

  private get key(): string {
    return `columns:${this.document.id}`;
  }

  /** What was changed in a saved view, and not kept in it. */
  private get lentKey(): string {
    return `columns:${this.document.id}:view`;
  }

  /** Letters that keys of settings may have; ids of lists have no others. */
  private get setting(): string {
    return `columns/${this.document.id}`;
  }

  private get kept(): ColumnChoice | undefined {
    return readChoice(this.root.storage.json(this.key));
  }

  private take(choice: ColumnChoice): void {
    this.choice = choice;
  }

  private keep(choice: ColumnChoice | undefined): void {
    this.choice = choice;
    if (this.lent) {
      this.root.storage.setJson(this.lentKey, changeOf(this.lent, choice));
      return;
    }
    this.touched = true;
    if (choice) this.root.storage.setJson(this.key, choice);
    else this.root.storage.remove(this.key);
    void this.send(choice);
  }

  private async send(choice: ColumnChoice | undefined): Promise<void> {
    const { session } = this.root;
    if (session.currentRole === undefined || !session.may('manager/userSetting/save.do')) return;
    try {
      const { saveUserSetting } = await import('../../../runtime/data/userSetting.ts');
      await saveUserSetting(this.root.client, this.setting, choice ?? null);
    } catch {
      // This device remembers; the next choice is sent again.
    }
  }
}
