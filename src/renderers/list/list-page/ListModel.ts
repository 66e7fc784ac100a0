import {
  makeAutoObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
  type IReactionDisposer,
} from 'mobx';
import { compileNodes, type CompiledNode } from '../../../documents/compile.ts';
import { compileForm, type CompiledForm } from '../../../documents/form.ts';
import { decidable, type Scope } from '../../../documents/flag.ts';
import { isEmpty } from '../../../documents/rule.ts';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import type { PageModel } from '../../../runtime/render/PageModel.ts';
import type { LoadedResource } from '../../../runtime/stores/ResourceStore.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import { SERVER_FIELDS } from '../../../schemas/kinds.ts';
import type { Node } from '../../../schemas/node.ts';
import type { ModuleRecord, ModuleRights } from '../../../schemas/wire/record.ts';
import { buildColumns, moveColumn, readChoice, type Column, type ColumnChoice } from './columns.ts';
import { compileOwnRules } from './ownRules.ts';
import { buildWhere, type ListQuery } from './query.ts';

const PAGE_SIZE = 20;

/** The state that a list begins with. */
export const firstQuery = (document: MgrListDocument): ListQuery => ({
  filters: {},
  search: '',
  sort: document.sort ?? [],
  page: 1,
  pageSize: document.pageSize ?? PAGE_SIZE,
});

/** An open list: what is asked for, what came, what is chosen. Loads again whenever the question changes. */
export class ListModel {
  readonly page: PageModel;
  readonly document: MgrListDocument;
  readonly form: CompiledForm;
  readonly rights: ModuleRights | undefined;
  readonly toolbar: readonly CompiledNode[];
  readonly rowActions: readonly CompiledNode[];
  readonly bulkActions: readonly CompiledNode[];
  /** The nodes of the document: all of the above. */
  readonly nodes: readonly CompiledNode[];
  query: ListQuery;
  rows: readonly ModuleRecord[] = [];
  total = 0;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error = '';
  choice: ColumnChoice | undefined;
  /** Chosen records by id; kept while the person pages and filters. */
  readonly chosen = observable.map<string, ModuleRecord>({}, { deep: false });
  private readonly ownRules: ((scope: Scope) => RuleSet) | undefined;
  private controller: AbortController | undefined;
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
    this.nodes = [...this.toolbar, ...this.rowActions, ...this.bulkActions];
    this.choice = readChoice(page.root.storage.json(this.choiceKey));
    makeAutoObservable<this, 'controller' | 'disposers' | 'ownRules'>(
      this,
      {
        page: false,
        document: false,
        form: false,
        rights: false,
        toolbar: false,
        rowActions: false,
        bulkActions: false,
        nodes: false,
        chosen: false,
        controller: false,
        disposers: false,
        ownRules: false,
        query: observableRef,
        rows: observableRef,
        choice: observableRef,
      },
      { autoBind: true },
    );
  }

  get module(): string {
    return this.document.module;
  }

  get columns(): Column[] {
    return buildColumns(this.form, this.document.columns, this.mayRead, this.choice);
  }

  get shownColumns(): Column[] {
    return this.columns.filter((column) => column.shown);
  }

  /** Filters whose field exists and may be read. */
  get filters(): NonNullable<MgrListDocument['filters']> {
    return (this.document.filters ?? []).filter(
      ({ field }) => this.form.byCode.has(field) && this.mayRead(field),
    );
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

  get where(): RuleSet | undefined {
    return buildWhere(this.form, this.query, {
      where: this.ownRules?.(this.page.scope),
      filters: this.filters,
      searchFields: this.searchFields,
    });
  }

  /** What an address may have asked for, as far as the fields are there and may be read. */
  get sort(): Sort[] {
    const known = (code: string): boolean =>
      SERVER_FIELDS.includes(code) || (this.form.byCode.has(code) && this.mayRead(code));
    return this.query.sort.filter(({ field }) => known(field));
  }

  /** The question as actions see it: `query`. */
  get request(): { where: RuleSet | undefined; sort: readonly Sort[]; fields: string[] } {
    return { where: this.where, sort: this.sort, fields: this.shownColumns.map(({ code }) => code) };
  }

  /** Whether the person asked for less than everything. */
  get narrowed(): boolean {
    return this.query.search !== '' || Object.values(this.query.filters).some((value) => !isEmpty(value));
  }

  start(): void {
    const { changes } = this.page.root;
    this.disposers.push(
      reaction(
        () => JSON.stringify([this.where, this.query, this.asked, changes.of(this.module)]),
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
    this.controller?.abort();
  }

  /** Changes the question; another question begins at its first page. */
  ask(change: Partial<ListQuery>): void {
    this.query = { ...this.query, page: 1, ...change };
  }

  refresh(): void {
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

  showColumn(code: string, shown: boolean): void {
    this.keep({
      order: this.columns.map((column) => column.code),
      shown: { ...this.choice?.shown, [code]: shown },
    });
  }

  moveColumn(code: string, by: -1 | 1): void {
    this.keep({ order: moveColumn(this.columns, code, by), shown: { ...this.choice?.shown } });
  }

  restoreColumns(): void {
    this.choice = undefined;
    this.page.root.storage.remove(this.choiceKey);
  }

  private readonly mayRead = (code: string): boolean =>
    !this.rights || this.rights.read === '*' || this.rights.read.includes(code);

  private get choiceKey(): string {
    return `columns:${this.document.id}`;
  }

  private keep(choice: ColumnChoice): void {
    this.choice = choice;
    this.page.root.storage.setJson(this.choiceKey, choice);
  }

  private async load(): Promise<void> {
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    this.status = 'loading';
    const { where, sort } = this;
    const { page, pageSize } = this.query;
    try {
      const { list, total } = await this.page.root
        .module(this.module)
        .list(
          { ...(where ? { where } : {}), sort, offset: (page - 1) * pageSize, limit: pageSize },
          { signal: controller.signal },
        );
      this.arrived(list, total);
    } catch (error) {
      if (isCancelled(error)) return;
      runInAction(() => {
        this.error = messageOf(error);
        this.status = 'failed';
      });
    }
  }

  /** A page that no longer exists, after the last records on it were removed, gives way to the last one that does. */
  private arrived(list: readonly ModuleRecord[], total: number): void {
    const last = Math.max(1, Math.ceil(total / this.query.pageSize));
    this.total = total;
    if (list.length === 0 && this.query.page > last) {
      this.query = { ...this.query, page: last };
      return;
    }
    this.rows = list;
    this.status = 'ready';
    for (const row of list) if (this.chosen.has(row.id)) this.chosen.set(row.id, row);
  }
}
