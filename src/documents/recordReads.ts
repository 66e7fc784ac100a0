import { compile, compileTemplate, ConditionError } from '../conditions/index.ts';
import type { RuleSet } from '../schemas/condition.ts';
import type { Environment } from './environment.ts';

/** Codes of the fields that are read of a record; undefined where that cannot be told, so that all of them may be. */
export type RecordReads = ReadonlySet<string> | undefined;

/**
 * What parts of a document read of the records that they see: in templates, flags, rule sets and named conditions,
 * however deep. A record that is handed on whole, or read by a computed name, may be read anywhere.
 * @param parts nodes, chains, flags or texts as the document has them
 * @param names under which the parts see a record, or a list of records
 */
export function recordReads(
  parts: readonly unknown[],
  names: readonly string[],
  environment: Pick<Environment, 'zone' | 'now' | 'functions' | 'condition'>,
): RecordReads {
  const repeated: unknown[] = [];
  const rest = withoutRepeated(parts, names, repeated);
  if (repeated.length === 0) return namedReads(rest, names, environment);
  // What such a step answers may hold the records.
  const seen = [...new Set([...names, 'result'])];
  return allReads([
    namedReads(rest, seen, environment),
    recordReads(repeated, [...new Set([...seen, 'item'])], environment),
  ]);
}

function namedReads(parts: unknown, names: readonly string[], environment: Surroundings): RecordReads {
  const codes = new Set<string>();
  for (const path of pathsIn(parts, environment)) {
    const [name = '', code] = path.split('.');
    if (!names.includes(name)) continue;
    if (code === undefined || !/^[A-Za-z]\w*$/.test(code)) return undefined;
    codes.add(code);
  }
  return codes;
}

/**
 * Takes the steps out that run for each of the records (`items` is the list of them and nothing else): they see one as
 * `item`, and hand on no more of it than they read.
 */
function withoutRepeated(value: unknown, names: readonly string[], repeated: unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutRepeated(each, names, repeated));
  const { items, ...step } = value as Readonly<Record<string, unknown>>;
  const whole = typeof items === 'string' ? /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(items)?.[1] : undefined;
  if (whole !== undefined && names.includes(whole)) {
    repeated.push(step);
    return null;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutRepeated(inner, names, repeated)]),
  );
}

/** What is read in one place or another; undefined where it cannot be told of one of them. */
export function allReads(places: readonly RecordReads[]): RecordReads {
  const known = places.filter((reads) => reads !== undefined);
  return known.length < places.length ? undefined : new Set(known.flatMap((reads) => [...reads]));
}

type Surroundings = Parameters<typeof recordReads>[2];

function* pathsIn(parts: unknown, environment: Surroundings): Generator<string> {
  const { zone, now, functions } = environment;
  yield* compileTemplate(parts, { zone, now, functions }).paths;
  for (const rules of ruleSetsIn(parts, environment)) {
    try {
      yield* compile(rules, { zone, now, functions }).paths;
    } catch (error) {
      // Rules beyond the limits are not evaluated, and so read nothing.
      if (!(error instanceof ConditionError)) throw error;
    }
  }
}

/** The rule sets that stand in a value or are named there. */
function* ruleSetsIn(value: unknown, environment: Surroundings): Generator<RuleSet> {
  if (typeof value !== 'object' || value === null) return;
  if (isRuleSet(value)) yield value;
  if ('condition' in value && typeof value.condition === 'string') {
    const named = environment.condition(value.condition);
    if (named) yield named;
  }
  for (const inner of Object.values(value)) yield* ruleSetsIn(inner, environment);
}

const isRuleSet = (value: object): value is RuleSet =>
  'conditionList' in value && Array.isArray(value.conditionList);
