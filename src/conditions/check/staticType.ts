import { readNumber } from '../values/number.ts';
import type { DataType } from '../../schemas/condition.ts';
import type { ValueType } from '../functions/entry.ts';

/**
 * What is known of a value before there is one. `any` is what nothing is known of, and fits everything; `null` is the
 * literal. Everything but `null` may be null besides: fields can be empty.
 */
export type StaticType =
  | (Declared & { readonly kind: 'any' | 'null' | 'number' | 'bool' | 'user' })
  /** `written`: it is a text, as records hold dates; otherwise it may be milliseconds as well. */
  | (Declared & { readonly kind: 'time'; readonly written?: true })
  /** `values`: the only texts that it can be, where they are known. */
  | (Declared & { readonly kind: 'text'; readonly values?: readonly string[] })
  | (Declared & { readonly kind: 'list'; readonly of: StaticType })
  | RecordType;

/** What declares a name: who reads the name names that. */
export interface Origin {
  /** The document that declares it, as `kind/id`. */
  readonly document: string;
  /** Key of the part of the document; absent: the document itself. */
  readonly part?: string;
  /** The name, as those that read it write it. */
  readonly name: string;
}

interface Declared {
  /** What declares the member of a record that is of this type. */
  readonly origin?: Origin;
}

/** The same type, of a member that something declares. */
export const declaredBy = (type: StaticType, origin: Origin): StaticType => ({ ...type, origin });

/** A record; an open one may hold more names than are known of it. */
export interface RecordType extends Declared {
  readonly kind: 'record';
  readonly members: Readonly<Record<string, StaticType>>;
  readonly open: boolean;
}

export const ANY: StaticType = { kind: 'any' };
export const TEXT: StaticType = { kind: 'text' };
export const NUMBER: StaticType = { kind: 'number' };
export const BOOL: StaticType = { kind: 'bool' };
export const TIME: StaticType = { kind: 'time' };
export const WRITTEN_TIME: StaticType = { kind: 'time', written: true };

export const listOf = (of: StaticType): StaticType => ({ kind: 'list', of });

/** A record of which all members are known. */
export const recordOf = (members: Readonly<Record<string, StaticType>>): RecordType => ({
  kind: 'record',
  members,
  open: false,
});

/** A record that may hold anything beside the members that are known. */
export const openRecord = (members: Readonly<Record<string, StaticType>> = {}): RecordType => ({
  kind: 'record',
  members,
  open: true,
});

/** The type of a value that stands in a document. */
export function typeOfValue(value: unknown): StaticType {
  if (value === null || value === undefined) return { kind: 'null' };
  if (typeof value === 'string') return { kind: 'text', values: [value] };
  if (typeof value === 'number') return NUMBER;
  if (typeof value === 'boolean') return BOOL;
  if (Array.isArray(value)) return listOf(value.map(typeOfValue).reduce(join, { kind: 'null' }));
  if (typeof value !== 'object') return ANY;
  return recordOf(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeOfValue(each)])));
}

/** Texts that are kept apart in a type; a list of more of them is a list of texts. */
const VALUES = 200;

const oneOfTexts = (values: readonly string[]): StaticType =>
  values.length > VALUES ? TEXT : { kind: 'text', values };

/** The type of what is one or the other. */
export function join(a: StaticType, b: StaticType): StaticType {
  if (a.kind === 'null') return b;
  if (b.kind === 'null') return a;
  if (a.kind === 'list' && b.kind === 'list') return listOf(join(a.of, b.of));
  if (a.kind === 'text' && b.kind === 'text') {
    return a.values && b.values ? oneOfTexts([...new Set([...a.values, ...b.values])]) : TEXT;
  }
  if (a.kind === 'time' && b.kind === 'time') return a.written && b.written ? a : TIME;
  // Two records are rarely the same; what both hold is not worth more than admitting that either may stand there.
  if (a.kind === 'record' || a.kind !== b.kind) return a === b ? a : ANY;
  return a;
}

const byDataType: Readonly<Record<DataType, StaticType>> = {
  text: TEXT,
  array: listOf(ANY),
  bool: BOOL,
  number: NUMBER,
  time: TIME,
  user: { kind: 'user' },
};

/** The type behind a data type of conditions. */
export const typeOfData = (type: DataType): StaticType => byDataType[type];

const byValueType: Readonly<Record<ValueType, StaticType>> = {
  text: TEXT,
  number: NUMBER,
  bool: BOOL,
  time: TIME,
  list: listOf(ANY),
  any: ANY,
  function: ANY,
};

/** The type behind a parameter or a result of the function table. */
export const typeOfFunctionValue = (type: ValueType): StaticType => byValueType[type];

/** What sets of values have in common with what an expression needs. */
export type Fit = 'fits' | 'converts' | 'never';

const never: Readonly<Record<string, readonly string[]>> = {
  number: ['list', 'record', 'user'],
  time: ['bool', 'list', 'record', 'user'],
  bool: ['list', 'record', 'user'],
  text: [],
  list: [],
  user: ['text', 'number', 'bool', 'time', 'list'],
};

/**
 * Whether a value can serve where another is wanted: `converts` where the language turns one into the other, which
 * may be meant; `never` where what comes out says nothing about what went in (a list as a number is 0).
 */
export function fit(given: StaticType, wanted: StaticType): Fit {
  if (wanted.kind === 'any' || given.kind === 'any' || given.kind === 'null') return 'fits';
  if (given.kind === wanted.kind) return 'fits';
  if (wanted.kind === 'user' && given.kind === 'record') return 'fits';
  if (wanted.kind === 'bool') return 'fits';
  // Of texts that are known, one has to be a number.
  if (wanted.kind === 'number' && given.kind === 'text' && given.values)
    return given.values.some((text) => readNumber(text) !== undefined) ? 'converts' : 'never';
  return (never[wanted.kind] ?? []).includes(given.kind) ? 'never' : 'converts';
}

const names: Readonly<Record<StaticType['kind'], { readonly zhCN: string; readonly enUS: string }>> = {
  any: { zhCN: '任意值', enUS: 'any value' },
  null: { zhCN: '空值', enUS: 'nothing' },
  text: { zhCN: '文本', enUS: 'a text' },
  number: { zhCN: '数字', enUS: 'a number' },
  bool: { zhCN: '是或否', enUS: 'yes or no' },
  time: { zhCN: '时间', enUS: 'a time' },
  user: { zhCN: '人员', enUS: 'people' },
  list: { zhCN: '列表', enUS: 'a list' },
  record: { zhCN: '对象', enUS: 'a record' },
};

/** How messages name a type. */
export const typeName = ({ kind }: StaticType): { readonly zhCN: string; readonly enUS: string } =>
  names[kind];
