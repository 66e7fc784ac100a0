import { same as equal } from '../../../documents/same.ts';
import type { CompiledForm } from '../../../documents/form.ts';
import { isEmpty } from '../../../documents/rule.ts';
import type { Condition, ConditionTree, RuleSet } from '../../../schemas/condition.ts';
import type { ListFilter, MgrListDocument, Sort } from '../../../schemas/documents/mgrList.ts';
import { readCondition } from './condition.ts';
import { inLikelyCases } from './likelyCases.ts';
import { searchedIn, type SearchField } from './searched.ts';

/** What the person asks of a list; what an address keeps of it. */
export interface ListQuery {
  filters: Readonly<Record<string, unknown>>;
  search: string;
  /** What the person put together of fields and operators, beside the filters. */
  condition: RuleSet | undefined;
  sort: readonly Sort[];
  /** 1 for the first. */
  page: number;
  pageSize: number;
  /** Id of the view; '' for the first. */
  view: string;
}

const PAGE_SIZE = 20;

/** What narrows a list by the person's wish. */
export type Asking = Pick<ListQuery, 'filters' | 'search' | 'condition'>;

/** What a person who narrows nothing asks for. */
export const EVERYTHING: Asking = { filters: {}, search: '', condition: undefined };

/** The state that a list begins with. */
export const firstQuery = (document: MgrListDocument): ListQuery => ({
  ...EVERYTHING,
  sort: document.sort ?? [],
  page: 1,
  pageSize: document.pageSize ?? PAGE_SIZE,
  view: '',
});

/**
 * The condition set of a query: the rules of the list and of its view, every filter that holds a value, and the
 * searched text in any of the search fields. Undefined where nothing limits the list.
 */
export function buildWhere(
  form: CompiledForm,
  { filters, search }: Pick<ListQuery, 'filters' | 'search'>,
  own: { rules: readonly RuleSet[]; filters: readonly ListFilter[]; searchFields: readonly SearchField[] },
): RuleSet | undefined {
  const filtered = own.filters
    .flatMap((filter) => filterConditions(form, filter, filters[filter.field]))
    .map((one) => (isLeaf(one) ? inLikelyCases(one) : one));
  // No stored text holds the sign 0, and the server takes none.
  const text = search.replaceAll('\u0000', '').trim();
  const searched = text === '' ? [] : searchedIn(own.searchFields, text);
  const { rules } = own;
  if (rules.length === 0 && filtered.length === 0 && searched.length === 0) return undefined;
  const flat = filtered.filter(isLeaf);
  if (rules.length === 0 && searched.length === 0 && flat.length === filtered.length) {
    return { testRule: 'every', conditionList: flat };
  }
  const list: ConditionTree['list'] = [...filtered];
  if (searched.length > 0) list.push({ union: 'OR', list: [...searched] });
  list.push(...rules.map(asTree));
  return { testRule: 'custom', conditionList: [], conditionTree: { union: 'AND', list } };
}

/** Finds the records that a field names. */
export const namedBy = (bindKey: string, names: readonly string[]): RuleSet => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'text', judgeType: 'inArray', value: [...names] }],
});

const isLeaf = (one: Condition | ConditionTree): one is Condition => 'judgeType' in one;

/** The conditions of a filter's value; none where it is empty, or nothing that its field filters by. */
export function filterConditions(
  form: CompiledForm,
  filter: ListFilter,
  value: unknown,
): readonly (Condition | ConditionTree)[] {
  const field = form.byCode.get(filter.field);
  if (!field || isEmpty(value)) return [];
  const conditions = field.meta.toFilter?.(value, filter.field) ?? [];
  const { judgeType } = filter;
  if (judgeType === undefined || field.meta.fixedFilter === true) return conditions;
  return conditions.map((one) => (isLeaf(one) ? { ...one, judgeType } : one));
}

/** A rule set as a part of a tree. */
function asTree({ testRule, conditionList, conditionTree }: RuleSet): ConditionTree {
  if (testRule !== 'custom') return { union: testRule === 'every' ? 'AND' : 'OR', list: conditionList };
  if (!conditionTree) return { union: 'AND', list: [] };
  const byId = new Map(conditionList.map((condition) => [condition.id, condition]));
  const inline = (tree: ConditionTree): ConditionTree => ({
    union: tree.union,
    list: tree.list.map((item) =>
      typeof item === 'string' ? (byId.get(item) ?? item) : 'union' in item ? inline(item) : item,
    ),
  });
  return inline(conditionTree);
}

/** The query as an address keeps it; what is as at first is left out. */
export function encodeQuery(query: ListQuery, first: ListQuery): string {
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([, value]) => !isEmpty(value)));
  const parts = {
    ...(Object.keys(filters).length > 0 ? { f: filters } : {}),
    ...(query.search === '' ? {} : { q: query.search }),
    ...(query.condition ? { c: query.condition } : {}),
    ...(same(query.sort, first.sort) ? {} : { s: query.sort }),
    ...(query.page === 1 ? {} : { p: query.page }),
    ...(query.pageSize === first.pageSize ? {} : { n: query.pageSize }),
    ...(query.view === first.view ? {} : { v: query.view }),
  };
  return Object.keys(parts).length === 0 ? '' : JSON.stringify(parts);
}

/** As many sorts as a list may have. */
export const SORTS = 5;

/** Reads a query from an address; whatever does not fit counts as not said. */
export function decodeQuery(
  text: string | undefined,
  first: ListQuery,
  fields: ReadonlySet<string>,
): ListQuery {
  const parts = parse(text) ?? {};
  const filters = isObject(parts.f) ? Object.entries(parts.f).filter(([field]) => fields.has(field)) : [];
  const sort = Array.isArray(parts.s) ? parts.s.filter(isSort).slice(0, SORTS) : first.sort;
  return {
    filters: Object.fromEntries(filters),
    search: typeof parts.q === 'string' ? parts.q.slice(0, 200) : '',
    condition: readCondition(parts.c),
    sort: sort.map(({ field, order }) => ({ field, order })),
    page: whole(parts.p, 1, 1_000_000) ?? 1,
    pageSize: whole(parts.n, 5, 200) ?? first.pageSize,
    view: typeof parts.v === 'string' ? parts.v.slice(0, 64) : first.view,
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSort = (value: unknown): value is Sort =>
  isObject(value) && typeof value.field === 'string' && (value.order === 'asc' || value.order === 'desc');
const whole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

/**
 * Whether an address says something that the list cannot do, such as a condition that was cut short, or a filter of a
 * field that is gone: who opens it would take what is left for what its sender saw.
 * @param kept what the list made of it
 */
export function isUnreadable(text: string, kept: Omit<ListQuery, 'condition'>): boolean {
  const parts = parse(text);
  if (!parts) return true;
  const { f, q, c, s, p, n, v, ...unknown } = parts;
  if (Object.keys(unknown).length > 0 || (c !== undefined && readCondition(c) === undefined)) return true;
  const said = { filters: f, search: q, sort: s, page: p, pageSize: n, view: v };
  const names = Object.keys(said) as (keyof typeof said)[];
  return names.some((name) => said[name] !== undefined && !equal(said[name], kept[name]));
}

function parse(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined; // An address that somebody cut short opens the list as at first.
  }
}
