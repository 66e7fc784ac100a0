import { spend } from '../expression/fuel.ts';
import { isForbiddenKey, readStep, stepOf } from '../path.ts';
import { compareCodePoints, looseEqual } from '../values/compare.ts';
import { toJson } from '../values/json.ts';
import { toList } from '../values/list.ts';
import { readNumber, toNumber } from '../values/number.ts';
import { toText } from '../values/text.ts';
import { group } from './define.ts';
import type { FunctionParameter } from './entry.ts';

const define = group('list');

/** The elements of a list argument, each paid for as one step. */
function itemsOf(value: unknown): readonly unknown[] {
  const items = toList(value);
  spend(items.length);
  return items;
}

const numbersOf = (values: readonly unknown[]): number[] =>
  values.flatMap((value) => (Array.isArray(value) ? itemsOf(value).map(toNumber) : [toNumber(value)]));

const sum = (list: unknown): number =>
  itemsOf(list).reduce<number>((total, item) => total + toNumber(item), 0);

/** Picks by a comparison without spreading, for a list may be longer than a call can have arguments. */
const pick = (values: readonly unknown[], better: (a: number, b: number) => boolean): number | null =>
  numbersOf(values).reduce<number | null>(
    (best, each) => (best === null || better(each, best) ? each : best),
    null,
  );

const member = (item: unknown, key: string): unknown =>
  isForbiddenKey(key) ? undefined : readStep(item, stepOf(key));

function unique(list: unknown): unknown[] {
  const seen = new Set<unknown>();
  return itemsOf(list).filter((item) => {
    const mark = typeof item === 'object' && item !== null ? `json ${toJson(item)}` : item;
    const identity = typeof mark === 'string' && mark === item ? `text ${mark}` : mark;
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}

const isMissing = (value: unknown): boolean => value === null || value === undefined;

/** Numbers in their order where all are numeric, else texts by code point; null and undefined last. */
function sort(list: unknown, key: string | undefined): unknown[] {
  const rows = itemsOf(list).map((item) => ({ item, value: key === undefined ? item : member(item, key) }));
  const present = rows.filter(({ value }) => !isMissing(value));
  spend(rows.length * Math.ceil(Math.log2(rows.length + 1)));
  const numeric = present.every(({ value }) => readNumber(value) !== undefined);
  const sorted = numeric
    ? [...present].sort((a, b) => toNumber(a.value) - toNumber(b.value))
    : [...present].sort((a, b) => compareCodePoints(toText(a.value), toText(b.value)));
  return [...sorted, ...rows.filter(({ value }) => isMissing(value))].map(({ item }) => item);
}

type Callable = (...values: unknown[]) => unknown;
/** Arguments of a function parameter are put there by the compiler, never by data. */
const callable = (value: unknown): Callable => value as Callable;
const fn = (calledWith: number): FunctionParameter => ({ name: 'fn', type: 'function', calledWith });

export const listFunctions = [
  define(
    'count',
    ['list: list'],
    'number',
    { zhCN: '元素个数', enUS: 'Number of elements' },
    ([list]) => toList(list).length,
  ),
  define('sum', ['list: list'], 'number', { zhCN: '求和', enUS: 'Sum' }, ([list]) => sum(list)),
  define(
    'avg',
    ['list: list'],
    'number',
    { zhCN: '平均值，空列表得 null', enUS: 'Average, null for an empty list' },
    ([list]) => (toList(list).length === 0 ? null : sum(list) / toList(list).length),
  ),
  define(
    'min',
    ['…values: any'],
    'number',
    { zhCN: '最小值，列表会展开', enUS: 'Smallest; lists are spread' },
    (values) => pick(values, (a, b) => a < b),
  ),
  define(
    'max',
    ['…values: any'],
    'number',
    { zhCN: '最大值，列表会展开', enUS: 'Greatest; lists are spread' },
    (values) => pick(values, (a, b) => a > b),
  ),
  define(
    'first',
    ['list: list'],
    'any',
    { zhCN: '第一个元素，没有得 null', enUS: 'First element, null where there is none' },
    ([list]) => toList(list).at(0) ?? null,
  ),
  define(
    'last',
    ['list: list'],
    'any',
    { zhCN: '最后一个元素，没有得 null', enUS: 'Last element, null where there is none' },
    ([list]) => toList(list).at(-1) ?? null,
  ),
  define('unique', ['list: list'], 'list', { zhCN: '去重', enUS: 'Each element once' }, ([list]) =>
    unique(list),
  ),
  define(
    'includes',
    ['list: list', 'x: any'],
    'bool',
    { zhCN: '列表是否含有', enUS: 'Whether a list holds an element' },
    ([list, x]) => itemsOf(list).some((item) => looseEqual(item, x)),
  ),
  define(
    'pluck',
    ['list: list', 'key: text'],
    'list',
    { zhCN: '取出每个元素的某个属性', enUS: 'One property of every element' },
    ([list, key]) => itemsOf(list).map((item) => member(item, toText(key))),
  ),
  define(
    'where',
    ['list: list', 'key: text', 'value: any'],
    'list',
    { zhCN: '属性等于某值的元素', enUS: 'The elements of which a property has a value' },
    ([list, key, value]) => itemsOf(list).filter((item) => looseEqual(member(item, toText(key)), value)),
  ),
  define(
    'sort',
    ['list: list', 'key?: text'],
    'list',
    { zhCN: '从小到大排序，可按属性', enUS: 'Sorted upwards, by a property where given' },
    ([list, key]) => sort(list, key === undefined ? undefined : toText(key)),
  ),
  define(
    'map',
    [fn(1), { name: 'list', type: 'list' }],
    'list',
    { zhCN: '对每个元素调用函数', enUS: 'Calls a function on every element' },
    ([call, list]) => itemsOf(list).map((item) => callable(call)(item)),
  ),
  define(
    'filter',
    [fn(1), { name: 'list', type: 'list' }],
    'list',
    { zhCN: '留下函数结果为真的元素', enUS: 'Keeps the elements for which a function is true' },
    ([call, list]) => itemsOf(list).filter((item) => callable(call)(item)),
  ),
  define(
    'fold',
    [fn(2), { name: 'start', type: 'any' }, { name: 'list', type: 'list' }],
    'any',
    {
      zhCN: '从 start 开始，逐个并入元素',
      enUS: 'Takes in one element after the other, beginning with start',
    },
    ([call, start, list]) => itemsOf(list).reduce((total, item) => callable(call)(total, item), start),
  ),
];
