import { makeAutoObservable, observable, observableRef, reaction, type IReactionDisposer } from 'mobx';
import { compileNodes, type CompiledNode } from '../../../documents/compile.ts';
import { compileForm, type CompiledField, type CompiledForm } from '../../../documents/form.ts';
import { isConditionField } from '../../../documents/conditionField.ts';
import { decidable } from '../../../documents/flag.ts';
import { isEmpty } from '../../../documents/rule.ts';
import type { PageModel } from '../../../runtime/render/PageModel.ts';
import type { LoadedResource } from '../../../runtime/stores/ResourceStore.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import { SERVER_FIELDS } from '../../../schemas/kinds.ts';
import type { Node } from '../../../schemas/node.ts';
import type { ModuleRecord, ModuleRights } from '../../../schemas/wire/record.ts';
import type { Column } from './columns.ts';
import { AddedRecords } from './AddedRecords.ts';
import { knownCondition, type KnownCondition } from './knownCondition.ts';
import { ListColumns } from './ListColumns.ts';
import { ListRecords, newest } from './ListRecords.ts';
import { compileOwnRules, type OwnRules } from './ownRules.ts';
import { compileView, type CompiledView } from './compiledView.ts';
import type { RecordWindow } from '../shared/Records.ts';
import { buildWhere, EVERYTHING, type Asking, type ListQuery } from './query.ts';
import { compileRowTones, type ToneOf } from './rowTones.ts';

/** An open list: what is asked for, what came, what is chosen. Loads again whenever the question changes. */
export class ListModel {
  readonly page: PageModel;
  readonly document: MgrListDocument;
  readonly form: CompiledForm;
  readonly rights: ModuleRights | undefined;
  readonly toolbar: readonly CompiledNode[];
  readonly rowActions: readonly CompiledNode[];
  readonly bulkActions: readonly CompiledNode[];
  readonly views: readonly CompiledView[];
  readonly toneOf: ToneOf;
  /** The nodes of the document: all of the above. */
  readonly nodes: readonly CompiledNode[];
  query: ListQuery;
  /** The cell that is being changed where it stands. */
  editing: { id: string; code: string } | undefined;
  /** What the view that is drawn asks for instead of a page. */
  window: RecordWindow | undefined;
  readonly columns: ListColumns;
  readonly records: ListRecords;
  private readonly added = new AddedRecords();
  /** Chosen records by id; kept while the person pages and sorts. */
  readonly chosen = observable.map<string, ModuleRecord>({}, { deep: false });
  private readonly ownRules: OwnRules | undefined;
  private asked = 0;
  private readonly disposers: IReactionDisposer[] = [];

  constructor(page: PageModel, document: MgrListDocument, module: LoadedResource<'form'>, query: ListQuery) {
    this.page = page;
    this.document = document;
    this.rights = module.rights;
    this.query = query;
    const { environment } = page;
    this.ownRules = document.where && compileOwnRules(document.where, environment);
    this.form = compileForm(module.document, environment);
    const compile = (nodes: readonly Node[] | undefined, path: string): CompiledNode[] =>
      compileNodes(nodes ?? [], environment, path);
    this.toolbar = compile(document.toolbar, '/toolbar');
    this.rowActions = compile(document.rowActions, '/rowActions');
    this.bulkActions = compile(document.bulkActions, '/bulkActions');
    this.views = (document.views ?? []).map((view, index) =>
      compileView(view, environment, `/views/${String(index)}`),
    );
    this.toneOf = compileRowTones(document.rowTones ?? [], environment);
    const drawn = this.views.flatMap(({ node }) => node ?? []);
    this.nodes = [...this.toolbar, ...this.rowActions, ...this.bulkActions, ...drawn];
    this.columns = new ListColumns(this.form, document, this.mayRead, page.root);
    this.records = new ListRecords(() => page.root.module(document.module));
    makeAutoObservable<this, 'disposers' | 'ownRules' | 'added'>(
      this,
      {
        page: false,
        document: false,
        form: false,
        rights: false,
        columns: false,
        records: false,
        added: false,
        toolbar: false,
        rowActions: false,
        bulkActions: false,
        views: false,
        toneOf: false,
        nodes: false,
        chosen: false,
        disposers: false,
        ownRules: false,
        query: observableRef,
        window: observableRef,
        editing: observableRef,
      },
      { autoBind: true },
    );
  }

  get module(): string {
    return this.document.module;
  }

  /** The view that is drawn; undefined: the table of a list without views. */
  get view(): CompiledView | undefined {
    return this.views.find(({ id }) => id === this.query.view) ?? this.views[0];
  }

  /** Filters whose field exists and may be read. */
  get filters(): NonNullable<MgrListDocument['filters']> {
    return (this.document.filters ?? []).filter(
      ({ field }) => this.form.byCode.has(field) && this.mayRead(field),
    );
  }

  /** Fields of which people make conditions of their own: those that the document names, else those it shows. */
  get conditionFields(): CompiledField[] {
    const { advancedFilter, filters, columns } = this.document;
    const asked = advancedFilter ?? (filters ? [...filters, ...columns].map(({ field }) => field) : []);
    return [...new Set(asked)].flatMap((code) => {
      const field = this.form.byCode.get(code);
      return field && isConditionField(field.meta) && this.mayRead(code) ? field : [];
    });
  }

  /** Everything that the list draws by widgets, to be fetched before it shows. */
  get widgets(): CompiledNode[] {
    const filters = this.filters.flatMap(({ field }) => this.form.byCode.get(field)?.node ?? []);
    return [...filters, ...this.nodes];
  }

  /** Records can be chosen where the role has something to do with those that it chose. */
  get chooses(): boolean {
    if (this.document.selectable !== true) return false;
    return this.bulkActions.some(
      ({ visible }) => !decidable(visible, this.page.scope) || visible.test(this.page.scope),
    );
  }

  get searchFields(): string[] {
    return (this.document.search?.fields ?? []).filter(
      (field) => this.form.byCode.has(field) && this.mayRead(field),
    );
  }

  /** The person's condition as far as its fields are there and may be read. */
  get condition(): KnownCondition {
    return knownCondition(this.query.condition, this.isKnown);
  }

  get where(): RuleSet | undefined {
    return this.whereWith([]);
  }

  /** @param more rules beside those of the list */
  private whereWith(more: readonly RuleSet[], query: Asking = this.query): RuleSet | undefined {
    const { scope } = this.page;
    const condition = query.condition && this.condition.kept;
    return buildWhere(this.form, query, {
      rules: [this.ownRules?.(scope), this.view?.rules?.(scope), condition, ...more].filter(
        (rules) => rules !== undefined,
      ),
      filters: this.filters,
      searchFields: this.searchFields,
    });
  }

  /** The rules of the list and its view, without what the person searches and filters. */
  whereAmong(more: RuleSet): RuleSet | undefined {
    return this.whereWith([more], EVERYTHING);
  }

  /** What an address may have asked for, as far as the fields are there and may be read. */
  get sort(): Sort[] {
    const known = ({ field }: Sort): boolean => this.isKnown(field);
    const asked = this.query.sort.filter(known);
    const none = asked.length === 0 && this.query.sort.length > 0;
    return none ? (this.document.sort ?? []).filter(known) : asked;
  }

  /** Whether columns are summed up, and the role may know what they come to. */
  get sums(): boolean {
    const summed = this.columns.shown.some(({ source }) => source.summary !== undefined);
    return summed && this.rights?.actions.includes('aggregate') !== false;
  }

  /** The question as actions see it: `query`. */
  get request(): { where: RuleSet | undefined; sort: readonly Sort[]; fields: string[] } {
    return { where: this.where, sort: this.sort, fields: this.columns.shown.map(({ code }) => code) };
  }

  /** Whether the person asked for less than everything. */
  get narrowed(): boolean {
    const { search, condition, filters } = this.query;
    return (
      search !== '' || condition !== undefined || Object.values(filters).some((value) => !isEmpty(value))
    );
  }

  start(): void {
    void this.columns.open();
    const { changes } = this.page.root;
    this.disposers.push(
      reaction(
        () => changes.addedTo(this.module),
        (id) => {
          if (id !== undefined) this.added.add(id);
        },
      ),
      reaction(
        () =>
          JSON.stringify([this.where, this.question, this.asked, changes.of(this.module), this.added.key]),
        () => void this.load(),
        { fireImmediately: true },
      ),
      reaction(
        () => changes.removedFrom(this.module),
        (ids) => {
          for (const id of ids) this.chosen.delete(id);
        },
      ),
    );
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
    this.records.stop();
  }

  /** Changes the question; another question begins at its first page. */
  ask(change: Partial<ListQuery>): void {
    // What was chosen among other records is out of sight: nobody should delete it unseen.
    if ('filters' in change || 'search' in change || 'condition' in change) this.chosen.clear();
    this.added.forget();
    this.query = { ...this.query, page: 1, ...change };
  }

  /** Asks for everything again that the document lets the reader see. */
  widen(): void {
    this.ask(EVERYTHING);
  }

  /** Whether something was just added that the person's own question leaves out. */
  get leavesOut(): boolean {
    return this.added.leftOut.length > 0;
  }

  /** Asks for everything, so that what was just added shows: before the others, as ever. */
  showAdded(): void {
    this.chosen.clear();
    this.query = { ...this.query, page: 1, ...EVERYTHING };
  }

  forgetAdded(): void {
    this.added.forget();
  }

  /** @param id of a view; a view begins at its own records */
  show(id: string): void {
    this.added.forget();
    this.query = { ...this.query, page: 1, view: id === this.views[0]?.id ? '' : id };
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

  /** @param cell undefined: none any more */
  edit(cell: { id: string; code: string } | undefined): void {
    this.editing = cell;
  }

  /** The view that is drawn asks for a window instead of pages. */
  askWindow(window: RecordWindow | undefined): void {
    this.window = window;
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

  clearChosen(): void {
    this.chosen.clear();
  }

  /** What decides which records come, beside the rules; which view draws them does not. */
  private get question(): unknown {
    const { view: _view, page, pageSize, ...query } = this.query;
    return this.window ? [query, this.window] : [query, page, pageSize];
  }

  /** Whether there is something of this name in the records, for this reader; a person's id is `code.value`. */
  private readonly isKnown = (key: string): boolean => {
    const code = key.replace(/\.value$/, '');
    return SERVER_FIELDS.includes(key) || (this.form.byCode.has(code) && this.mayRead(code));
  };

  readonly mayRead = (code: string): boolean =>
    !this.rights || this.rights.read === '*' || this.rights.read.includes(code);

  /** A page that no longer exists, after the last records on it were removed, gives way to the last one that does. */
  private async load(): Promise<void> {
    const { where, sort, records, window } = this;
    if (window) {
      const rules = window.where ? [window.where] : [];
      const asked = {
        where: this.whereWith(rules),
        sort: window.sort ?? sort,
        offset: 0,
        limit: window.limit,
      };
      if (await records.load(asked)) this.arrived();
      return;
    }
    const { page, pageSize } = this.query;
    const offset = (page - 1) * pageSize;
    const lastPage = (total: number): number => Math.max(1, Math.ceil(total / pageSize));
    const { rules } = this.added;
    const here = await records.load(
      { where, sort, offset, limit: pageSize },
      {
        fits: (total) => page <= lastPage(total),
        // Asked with the list's own rules: what was added may be none of its records.
        ...(rules ? { first: newest(this.whereWith([rules])) } : {}),
      },
    );
    if (!here) return;
    if (page > lastPage(records.total)) this.ask({ page: lastPage(records.total) });
    else this.arrived();
  }

  /** What follows from records that came. Whoever added one that her filters leave out is told, not left looking for it. */
  private arrived(): void {
    for (const row of this.records.rows) if (this.chosen.has(row.id)) this.chosen.set(row.id, row);
    const find = (rules: RuleSet, asked: boolean): Promise<readonly string[]> =>
      this.records.idsOf(newest(asked ? this.whereWith([rules]) : this.whereAmong(rules)));
    void this.added.compare(this.narrowed ? find : undefined);
  }
}
