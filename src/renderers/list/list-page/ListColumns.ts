import { makeAutoObservable, observableRef } from 'mobx';
import type { CompiledForm } from '../../../documents/form.ts';
import type { KeyValueStore } from '../../../runtime/stores/KeyValueStore.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import { buildColumns, moveColumn, readChoice, type Column, type ColumnChoice } from './columns.ts';

/** The columns of an open list, as the document has them and the person wants them. */
export class ListColumns {
  choice: ColumnChoice | undefined;
  private readonly form: CompiledForm;
  private readonly document: MgrListDocument;
  private readonly mayRead: (code: string) => boolean;
  private readonly storage: KeyValueStore;

  constructor(
    form: CompiledForm,
    document: MgrListDocument,
    mayRead: (code: string) => boolean,
    storage: KeyValueStore,
  ) {
    this.form = form;
    this.document = document;
    this.mayRead = mayRead;
    this.storage = storage;
    this.choice = readChoice(storage.json(this.key));
    makeAutoObservable<this, 'form' | 'document' | 'mayRead' | 'storage'>(
      this,
      { form: false, document: false, mayRead: false, storage: false, choice: observableRef },
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
    this.choice = undefined;
    this.storage.remove(this.key);
  }

  private get key(): string {
    return `columns:${this.document.id}`;
  }

  private keep(choice: ColumnChoice): void {
    this.choice = choice;
    this.storage.setJson(this.key, choice);
  }
}
