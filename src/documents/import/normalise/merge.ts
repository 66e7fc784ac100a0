import { same } from '../../same.ts';
import { isList, isNumber, isRecord, isText, own, type Raw } from '../read/json.ts';
import { placeMembers, placeOf } from '../read/reader.ts';

/** A schema with where it stands. */
export interface Placed {
  readonly source: Raw;
  readonly path: string;
}

/** Joins what two schemas say of one member; undefined where nothing says both. */
type Join = (one: unknown, other: unknown) => unknown;

const numbers =
  (join: (one: number, other: number) => number): Join =>
  (one, other) =>
    isNumber(one) && isNumber(other) ? join(one, other) : undefined;
const greater = numbers(Math.max);
const less = numbers(Math.min);
const first: Join = (one) => one;

/** Members of which both hold, and how that is said. */
const JOINS: Readonly<Record<string, Join>> = {
  minLength: greater,
  minimum: greater,
  exclusiveMinimum: greater,
  minItems: greater,
  maxLength: less,
  maximum: less,
  exclusiveMaximum: less,
  maxItems: less,
  multipleOf: numbers((one, other) => (one % other === 0 ? one : other % one === 0 ? other : NaN)),
  title: first,
  description: first,
  default: first,
  readOnly: (one, other) => one === true || other === true,
  uniqueItems: (one, other) => one === true || other === true,
  required: (one, other) => (isList(one) && isList(other) ? [...new Set([...one, ...other])] : undefined),
  type: (one, other) => {
    const both = typesOf(one).flatMap((each) => common(each, typesOf(other)) ?? []);
    return both.length === 0 ? undefined : both.length === 1 ? both[0] : both;
  },
  enum: (one, other) => {
    const both =
      isList(one) && isList(other) ? one.filter((each) => other.some((its) => same(each, its))) : [];
    return both.length === 0 ? undefined : both;
  },
  dependentRequired: (one, other) =>
    isRecord(one) && isRecord(other) && !Object.keys(one).some((key) => Object.hasOwn(other, key))
      ? { ...one, ...other }
      : undefined,
};

const typesOf = (type: unknown): readonly string[] =>
  isText(type) ? [type] : isList(type) ? type.filter(isText) : [];

/** The type that is of both: a whole number is a number. */
function common(type: string, types: readonly string[]): string | undefined {
  if (types.includes(type)) return type;
  if (type === 'number' && types.includes('integer')) return 'integer';
  return type === 'integer' && types.includes('number') ? 'integer' : undefined;
}

/**
 * Two schemas that both hold, as one: what the first says stands, what only the other says is added, and what both say
 * is joined. Members remember where in the file they are.
 * @param lost is told of each member of the other that cannot be joined
 */
export function merge(first_: Placed, second: Placed, lost: (member: string, path: string) => void): Placed {
  const [one, other] = [ownLimits(first_), ownLimits(second)];
  const source: Record<string, unknown> = { ...one.source };
  const places = new Map(Object.keys(one.source).map((key) => [key, placeOf(one.source, one.path, key)]));
  for (const [key, value] of Object.entries(other.source)) {
    const path = placeOf(other.source, other.path, key);
    if (!Object.hasOwn(one.source, key)) {
      define(source, key, value);
      places.set(key, path);
      continue;
    }
    const before = own(one.source, key);
    if (same(before, value)) continue;
    const joined = mergeMembers(key, { value: before, path: places.get(key) ?? '' }, { value, path }, lost);
    if (joined === undefined || Number.isNaN(joined)) lost(key, path);
    else define(source, key, joined);
  }
  placeMembers(source, places);
  return { source, path: one.path };
}

/** Before draft 6 a limit was open by a yes beside it, which says nothing of the limit of another part. */
function ownLimits({ source, path }: Placed): Placed {
  const open = [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ].filter(([flag = '', limit = '']) => own(source, flag) === true && isNumber(own(source, limit)));
  if (open.length === 0) return { source, path };
  const limits = new Map(open.map(([flag = '', limit = '']) => [flag, limit]));
  const moved = new Set(limits.values());
  const entries = Object.entries(source).filter(([key]) => !moved.has(key));
  const changed: Raw = Object.fromEntries(
    entries.map(([key, value]) => [key, limits.has(key) ? own(source, limits.get(key) ?? '') : value]),
  );
  placeMembers(changed, new Map(entries.map(([key]) => [key, placeOf(source, path, key)])));
  return { source: changed, path };
}

interface Member {
  readonly value: unknown;
  readonly path: string;
}

function mergeMembers(
  key: string,
  one: Member,
  other: Member,
  lost: (member: string, path: string) => void,
): unknown {
  if (Object.hasOwn(JOINS, key)) return JOINS[key]?.(one.value, other.value);
  if (!isRecord(one.value) || !isRecord(other.value)) return undefined;
  const [a, b] = [
    { source: one.value, path: one.path },
    { source: other.value, path: other.path },
  ];
  if (key === 'items') return both(a, b);
  if (key !== 'properties') return undefined;
  const source: Record<string, unknown> = { ...a.source };
  const places = new Map(Object.keys(a.source).map((name) => [name, placeOf(a.source, a.path, name)]));
  for (const [name, value] of Object.entries(b.source)) {
    const path = placeOf(b.source, b.path, name);
    const before = own(a.source, name);
    if (before === undefined || before === true) {
      define(source, name, value);
      places.set(name, path);
    } else if (isRecord(before) && isRecord(value)) {
      define(source, name, both({ source: before, path: places.get(name) ?? '' }, { source: value, path }));
    } else if (value !== true) lost(name, path);
  }
  placeMembers(source, places);
  return source;
}

/** A schema of which two parts hold: they are joined where it is read. */
function both(one: Placed, other: Placed): Raw {
  if (same(one.source, other.source)) return one.source;
  const list = [one.source, other.source];
  for (const { source, path } of [one, other])
    placeMembers(source, new Map(Object.keys(source).map((key) => [key, placeOf(source, path, key)])));
  return { allOf: list };
}

/** Sets a member whatever it is called, `__proto__` too. */
const define = (source: Record<string, unknown>, key: string, value: unknown): void => {
  Object.defineProperty(source, key, { value, enumerable: true, configurable: true, writable: true });
};
