import { makeAutoObservable, observable, reaction } from 'mobx';
import type { CompiledNode } from '../../../documents/compile.ts';
import { decidable } from '../../../documents/flag.ts';
import { loadChunk } from '../../../runtime/data/loadChunk.ts';
import type { PageModel } from '../../../runtime/render/PageModel.ts';
import { showRecords } from '../../../runtime/render/shownRecords.ts';
import type { LoadedResource } from '../../../runtime/stores/ResourceStore.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import type { ModuleRecord, ModuleRights } from '../../../schemas/wire/record.ts';
import { AddedRecords } from './AddedRecords.ts';
import { ChosenApart } from './ChosenApart.ts';
import type { Column } from './columns.ts';
import { compileList, type CompiledList } from './compiledList.ts';
import { textContext } from '../../../runtime/render/textContext.ts';
import { fieldsPage } from '../../../runtime/render/fieldsPage.ts';
import { ListColumns } from './ListColumns.ts';
import { ListFields } from './ListFields.ts';
import { ListLoading } from './ListLoading.ts';
import { ListQuestion } from './ListQuestion.ts';
import { ListRecords, newest } from './ListRecords.ts';
import { ListUndo } from './ListUndo.ts';
import { OpenCell } from './OpenCell.ts';
import { EVERYTHING, type ListQuery } from './query.ts';

/** The name under which a page holds the records that are chosen in its list. */
const CHOSEN = 'chosen';

/** An open list: its question, what came, what is chosen. Loads again whenever the question changes. */
export class ListModel {
  readonly page: PageModel;
  /** Where the fields of its records stand; see `fieldsPage`. */
  readonly fields: PageModel;
  readonly document: MgrListDocument;
  readonly compiled: CompiledList;
  readonly rights: ModuleRights | undefined;
  readonly question: ListQuestion;
  readonly columns: ListColumns;
  readonly records: ListRecords;
  /** The cell that is being changed where it stands. */
  readonly cell = new OpenCell();
  /** What is changed where it stands, to be undone. */
  readonly undoing = new ListUndo(this);
  /** Chosen records by id; kept whatever the person asks for next, see `ChosenApart`. */
  readonly chosen = observable.map<string, ModuleRecord>({}, { deep: false });
  /** The record for which the inspector judges the actions of a row; the first one where it is not here. */
  inspected = '';
  /** What is asked of its records. */
  readonly asks: ListFields;
  private readonly added = new AddedRecords();
  private readonly loading: ListLoading;
  private readonly apart = new ChosenApart();
  private asked = 0;
  private readonly disposers: (() => void)[] = [];

  constructor(page: PageModel, document: MgrListDocument, module: LoadedResource<'form'>, query: ListQuery) {
    this.page = page;
    this.document = document;
    this.rights = module.rights;
    this.compiled = compileList(document, module.document, page.environment);
    this.fields = fieldsPage(page, this.compiled.form);
    const around = { root: page.root, page: this.fields, scope: page.scope, filter: true };
    this.question = new ListQuestion(
      this.compiled,
      query,
      module.rights,
      page.scope,
      (field) => textContext(field, around).options?.options,
    );
    const { form, columnFlags } = this.compiled;
    this.columns = new ListColumns(
      form,
      document,
      this.question.mayRead,
      page.root,
      (column) => columnFlags.get(column)?.test(page.scope) !== false,
    );
    const { compiled, question, columns, rights } = this;
    this.asks = new ListFields({ compiled, question, columns, rights });
    this.records = new ListRecords(
      () => page.root.module(document.module),
      () => this.asks.codes,
    );
    this.loading = new ListLoading({
      question: this.question,
      records: this.records,
      added: this.added,
      grows: document.paging === 'more',
      turnTo: (number) => {
        this.askNow({ page: number });
      },
    });
    makeAutoObservable<this, 'disposers' | 'added' | 'apart' | 'loading'>(
      this,
      {
        page: false,
        fields: false,
        document: false,
        compiled: false,
        rights: false,
        question: false,
        columns: false,
        records: false,
        asks: false,
        added: false,
        chosen: false,
        disposers: false,
        cell: false,
        undoing: false,
        apart: false,
        loading: false,
      },
      { autoBind: true },
    );
  }

  get module(): string {
    return this.document.module;
  }

  /** Everything that the list draws by widgets, to be fetched before it shows. */
  get widgets(): CompiledNode[] {
    const { form, nodes } = this.compiled;
    const filters = this.question.filters.flatMap(({ field }) => form.byCode.get(field)?.node ?? []);
    return [...filters, ...nodes];
  }

  /** Records can be chosen where the role has something to do with those that it chose. */
  get chooses(): boolean {
    const { scope } = this.page;
    if (this.document.selectable !== true) return false;
    return this.compiled.bulkActions.some(({ visible }) => !decidable(visible, scope) || visible.test(scope));
  }

  /** Whether columns are summed up, and the role may know what they come to. */
  get sums(): boolean {
    const summed = this.columns.shown.some(({ source }) => source.summary !== undefined);
    return summed && this.rights?.actions.includes('aggregate') !== false;
  }

  /** The question as actions see it: `query`. */
  get request(): {
    where: RuleSet | undefined;
    sort: readonly Sort[];
    fields: string[];
    filters: ListQuery['filters'];
  } {
    const { where, sort, query } = this.question;
    const told = this.columns.shown.filter(({ field }) => field.meta.secret !== true);
    return { where, sort, fields: told.map(({ code }) => code), filters: query.filters };
  }

  inspect(id: string): void {
    this.inspected = id;
  }

  /** Goes on from the list as it was before its document was changed: in its view, with its records until others come. */
  takeOver({ module, question, records }: ListModel): void {
    if (module !== this.module) return;
    const view = this.compiled.views.find(({ id }) => id === question.query.view);
    if (view) this.question.change({ view: view.id });
    this.records.takeOver(records);
  }

  start(): void {
    // Loading judges whether they are still there.
    const held = this.page.memory?.get(CHOSEN) as readonly ModuleRecord[] | undefined;
    if (held) this.choose(held, true);
    void this.columns.open();
    if (this.fields !== this.page) this.fields.start();
    const { changes } = this.page.root;
    this.disposers.push(
      showRecords(this.page, {
        module: this.module,
        find: (id) => this.chosen.get(id) ?? this.records.rows.find((row) => row.id === id),
        exports: async () => (await loadChunk(() => import('./exportOffer.ts'))).exportOffer(this),
      }),
      reaction(
        () => changes.addedTo(this.module),
        (id) => {
          if (id !== undefined) this.added.add(id);
        },
      ),
      reaction(
        () => this.asks.drawn,
        () => {
          this.asks.grow();
        },
        { fireImmediately: true },
      ),
      reaction(
        () =>
          JSON.stringify([
            this.question.key,
            this.asks.key,
            this.asked,
            changes.of(this.module),
            this.added.key,
          ]),
        () => void this.load(),
        { fireImmediately: true },
      ),
      reaction(
        () => changes.removedFrom(this.module),
        (ids) => {
          this.letGo(ids);
        },
      ),
    );
  }

  dispose(): void {
    this.page.memory?.set(CHOSEN, [...this.chosen.values()]);
    for (const dispose of this.disposers) dispose();
    if (this.fields !== this.page) this.fields.dispose();
    this.records.stop();
  }

  /** Changes the question, once what was typed into a cell is stored. */
  ask(change: Partial<ListQuery>): void {
    this.cell.leave(() => {
      this.askNow(change);
    });
  }

  private askNow(change: Partial<ListQuery>): void {
    this.added.forget();
    this.question.change(change);
  }

  /** Asks for everything again that the document lets the reader see. */
  widen(): void {
    this.ask(EVERYTHING);
  }

  /** @param id of a view; a view begins at its own records */
  show(id: string): void {
    this.ask({ view: id === this.compiled.views[0]?.id ? '' : id });
  }

  /** Whether something was just added that the person's own question leaves out. */
  get leavesOut(): boolean {
    return this.added.leftOut.length > 0;
  }

  /** Asks for everything, so that what was just added shows: before the others, as ever. */
  showAdded(): void {
    this.question.change(EVERYTHING);
  }

  forgetAdded(): void {
    this.added.forget();
  }

  /** Whether the cells of a column may be changed where they stand. */
  mayEdit({ code, source, field }: Column): boolean {
    const { rights } = this;
    const granted = !rights || rights.write === '*' || rights.write.includes(code);
    return (
      source.editable === true &&
      granted &&
      rights?.actions.includes('update') !== false &&
      field.node.value === undefined
    );
  }

  /** How often it was loaded by hand. */
  get refreshes(): number {
    return this.asked;
  }

  refresh(): void {
    this.added.forget();
    this.renew();
  }

  /** Asks the same again; what was just added keeps its place. */
  renew(): void {
    this.asked += 1;
  }

  choose(rows: readonly ModuleRecord[], chosen: boolean): void {
    for (const row of rows) {
      if (chosen) this.chosen.set(row.id, row);
      else this.chosen.delete(row.id);
    }
  }

  /** How many of the chosen the present question leaves out. */
  get chosenApart(): number {
    return this.apart.count(this.chosen);
  }

  clearChosen(): void {
    this.chosen.clear();
  }

  /** Goes on at the end of what is here. */
  goOn(): void {
    this.cell.leave(() => void this.loading.more());
  }

  private async load(): Promise<void> {
    if (await this.loading.load()) this.arrived();
  }

  /** What follows from records that came. Whoever added one that her filters leave out is told, not left looking for it. */
  private arrived(): void {
    const { question, records } = this;
    for (const row of records.rows) if (this.chosen.has(row.id)) this.chosen.set(row.id, row);
    const find = (rules: RuleSet, asked: boolean): Promise<readonly string[]> =>
      records.idsOf(newest(asked ? question.whereWith(rules) : question.whereAmong(rules)));
    void this.added.compare(question.narrowed ? find : undefined);
    void this.apart.judge(this, JSON.stringify([this.asked, this.page.root.changes.of(this.module)]));
  }

  private letGo(ids: readonly string[]): void {
    for (const id of ids) this.chosen.delete(id);
  }
}
