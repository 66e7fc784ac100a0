import { makeAutoObservable, observableRef } from 'mobx';
import type { CompiledForm } from '../../../documents/form.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import { buildColumns, moveColumn, readChoice, type Column, type ColumnChoice } from './columns.ts';

/** The columns of an open list, as the document has them and the person wants them. */
export class ListColumns {
  choice: ColumnChoice | undefined;
  /** The choice belongs to a saved view, and is kept with that. */
  private lent = false;
  /** The person has chosen since the list was opened: what the server kept comes too late. */
  private touched = false;
  private readonly form: CompiledForm;
  private readonly document: MgrListDocument;
  private readonly mayRead: (code: string) => boolean;
  private readonly root: Pick<RootStore, 'client' | 'storage' | 'session'>;

  constructor(
    form: CompiledForm,
    document: MgrListDocument,
    mayRead: (code: string) => boolean,
    root: Pick<RootStore, 'client' | 'storage' | 'session'>,
  ) {
    this.form = form;
    this.document = document;
    this.mayRead = mayRead;
    this.root = root;
    this.choice = this.kept;
    makeAutoObservable<this, 'form' | 'document' | 'mayRead' | 'root' | 'lent' | 'touched'>(
      this,
      {
        form: false,
        document: false,
        mayRead: false,
        root: false,
        lent: false,
        touched: false,
        choice: observableRef,
      },
      { autoBind: true },
    );
  }

  get all(): Column[] {
    return buildColumns(this.form, this.document.columns, this.mayRead, this.choice);
  }

  get shown(): Column[] {
    return this.all.filter((column) => column.shown);
  }

  show(code: string, shown: boolean): void {
    this.keep({
      order: this.all.map((column) => column.code),
      shown: { ...this.choice?.shown, [code]: shown },
    });
  }

  move(code: string, by: -1 | 1): void {
    this.keep({ order: moveColumn(this.all, code, by), shown: { ...this.choice?.shown } });
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

  /** Shows the columns of a saved view; undefined: those of the document. */
  lend(choice: ColumnChoice | undefined): void {
    this.lent = true;
    this.choice = choice;
  }

  /** Shows the person's own columns again. */
  takeBack(): void {
    this.lent = false;
    this.choice = this.kept;
  }

  private get key(): string {
    return `columns:${this.document.id}`;
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
    if (this.lent) return;
    this.touched = true;
    if (choice) this.root.storage.setJson(this.key, choice);
    else this.root.storage.remove(this.key);
    void this.send(choice);
  }

  private async send(choice: ColumnChoice | undefined): Promise<void> {
    if (this.root.session.currentRole === undefined) return;
    try {
      const { saveUserSetting } = await import('../../../runtime/data/userSetting.ts');
      await saveUserSetting(this.root.client, this.setting, choice ?? null);
    } catch {
      // This device remembers; the next choice is sent again.
    }
  }
}
