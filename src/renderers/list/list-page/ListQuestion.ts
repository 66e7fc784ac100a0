import { makeAutoObservable, observableRef } from 'mobx';
import { isConditionField } from '../../../documents/conditionField.ts';
import type { Scope } from '../../../documents/flag.ts';
import type { CompiledField } from '../../../documents/form.ts';
import { isEmpty } from '../../../documents/rule.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { ListFilter, Sort } from '../../../schemas/documents/mgrList.ts';
import { SERVER_FIELDS } from '../../../schemas/kinds.ts';
import type { Option } from '../../../schemas/option.ts';
import type { ModuleRights } from '../../../schemas/wire/record.ts';
import type { RecordWindow } from '../shared/Records.ts';
import type { CompiledList } from './compiledList.ts';
import type { CompiledView } from './compiledView.ts';
import { knownCondition, type KnownCondition } from './knownCondition.ts';
import type { SearchField } from './searched.ts';
import { buildWhere, EVERYTHING, filterConditions, type Asking, type ListQuery } from './query.ts';

/**
 * What an open list asks for: what the person searches, filters and sorts by, as far as its fields are there and may
 * be read, within the rules of the document and of the view that is drawn.
 */
export class ListQuestion {
  query: ListQuery;
  /** What the view that is drawn asks for instead of a page. */
  window: RecordWindow | undefined;
  private readonly list: CompiledList;
  private readonly rights: ModuleRights | undefined;
  private readonly scope: Scope;
  private readonly optionsOf: (field: CompiledField) => readonly Option[] | undefined;

  /**
   * @param scope what the document's own rules read
   * @param optionsOf the options behind a field's values, as far as they are here. Reads observables
   */
  constructor(
    list: CompiledList,
    query: ListQuery,
    rights: ModuleRights | undefined,
    scope: Scope,
    optionsOf: (field: CompiledField) => readonly Option[] | undefined,
  ) {
    this.list = list;
    this.rights = rights;
    this.scope = scope;
    this.optionsOf = optionsOf;
    this.query = { ...query, filters: this.usable(query.filters) };
    makeAutoObservable<this, 'list' | 'rights' | 'scope' | 'optionsOf' | 'usable'>(
      this,
      {
        list: false,
        rights: false,
        scope: false,
        optionsOf: false,
        mayRead: false,
        usable: false,
        query: observableRef,
        window: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The view that is drawn; undefined: the table of a list without views. */
  get view(): CompiledView | undefined {
    const { views } = this.list;
    return views.find(({ id }) => id === this.query.view) ?? views[0];
  }

  /** Filters whose field exists and may be read. */
  get filters(): readonly ListFilter[] {
    return (this.list.document.filters ?? []).filter(({ field }) => this.isField(field));
  }

  get searchFields(): readonly string[] {
    return (this.list.document.search?.fields ?? []).filter((code) => this.isField(code));
  }

  /** The same with the options behind them, which are asked for when this is first read: when somebody searches. */
  get searched(): readonly SearchField[] {
    return this.searchFields.flatMap((code) => {
      const field = this.list.form.byCode.get(code);
      return field ? [{ code, options: this.optionsOf(field) }] : [];
    });
  }

  /** Fields of which people make conditions of their own: those that the document names, else those it shows. */
  get conditionFields(): readonly CompiledField[] {
    const { advancedFilter, filters, columns } = this.list.document;
    const asked = advancedFilter ?? (filters ? [...filters, ...columns].map(({ field }) => field) : []);
    return [...new Set(asked)].flatMap((code) => {
      const field = this.list.form.byCode.get(code);
      return field && isConditionField(field.meta) && this.mayRead(code) ? field : [];
    });
  }

  /** The person's condition as far as its fields are there and may be read. */
  get condition(): KnownCondition {
    return knownCondition(this.query.condition, (key) => this.isKnown(key));
  }

  get where(): RuleSet | undefined {
    return this.whereWith();
  }

  /** What an address may have asked for, as far as the fields are there and may be read. */
  get sort(): readonly Sort[] {
    const known = ({ field }: Sort): boolean => this.isKnown(field);
    const asked = this.query.sort.filter(known);
    const none = asked.length === 0 && this.query.sort.length > 0;
    return none ? (this.list.document.sort ?? []).filter(known) : asked;
  }

  /** Whether the person asked for less than everything. */
  get narrowed(): boolean {
    const { search, condition, filters } = this.query;
    return (
      search !== '' || condition !== undefined || Object.values(filters).some((value) => !isEmpty(value))
    );
  }

  /** A text that changes with what decides which records come; which view draws them does not. */
  get key(): string {
    const { view: _view, page, pageSize, ...query } = this.query;
    return JSON.stringify([this.where, query, this.window ?? [page, pageSize]]);
  }

  /** @param more rules beside all of these */
  whereWith(more?: RuleSet): RuleSet | undefined {
    return this.whereOf(this.query, more);
  }

  /** The rules of the list and its view, without what the person searches and filters. */
  whereAmong(more?: RuleSet): RuleSet | undefined {
    return this.whereOf(EVERYTHING, more);
  }

  /** The rules of the list alone, whichever of its views is drawn. */
  whereAnywhere(more: RuleSet): RuleSet | undefined {
    const own = this.list.rules?.(this.scope);
    return buildWhere(this.list.form, EVERYTHING, {
      rules: own ? [own, more] : [more],
      filters: this.filters,
      searchFields: [],
    });
  }

  /** Another question begins at its first page. */
  change(change: Partial<ListQuery>): void {
    this.query = { ...this.query, page: 1, ...change };
  }

  askWindow(window: RecordWindow | undefined): void {
    this.window = window;
  }

  readonly mayRead = (code: string): boolean =>
    SERVER_FIELDS.includes(code) ||
    !this.rights ||
    this.rights.read === '*' ||
    this.rights.read.includes(code);

  /** Filters that narrow the list: an address may hold others, which no box would show. */
  private usable(values: ListQuery['filters']): ListQuery['filters'] {
    const known = this.filters.flatMap((filter) => {
      const { field } = filter;
      const value = Object.hasOwn(values, field) ? values[field] : null;
      const conditions = filterConditions(this.list.form, filter, value);
      // The server takes no text with the sign 0.
      const fit = conditions.length > 0 && !JSON.stringify(conditions).includes('\\u0000');
      return fit ? [[field, value] as const] : [];
    });
    return Object.fromEntries(known);
  }

  private whereOf(asking: Asking, more: RuleSet | undefined): RuleSet | undefined {
    const condition = asking.condition && this.condition.kept;
    const rules = [this.list.rules?.(this.scope), this.view?.rules?.(this.scope), condition, more];
    return buildWhere(this.list.form, asking, {
      rules: rules.filter((one) => one !== undefined),
      filters: this.filters,
      searchFields: asking.search === '' ? [] : this.searched,
    });
  }

  private isField(code: string): boolean {
    return this.list.form.byCode.has(code) && this.mayRead(code);
  }

  /** Whether there is something of this name in the records, for this reader; `code.value` is a part of a field. */
  private isKnown(key: string): boolean {
    return SERVER_FIELDS.includes(key) || this.isField(key.replace(/[.[].*$/, ''));
  }
}
