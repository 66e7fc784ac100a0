import { pointer } from '../../../schemas/pointer.ts';
import { DOCUMENT_NODES } from '../../../schemas/limits.ts';
import { importFinding } from '../read/findings.ts';
import { isList, isRecord, isText, own, type Raw } from '../read/json.ts';
import { placeMembers, placeOf, Reader } from '../read/reader.ts';
import type { Run } from '../read/run.ts';
import { type Branch, partBranches } from './branches.ts';
import { merge, type Placed } from './merge.ts';
import { countsBeside, targetOf } from '../read/reference.ts';

/** A schema in one piece: references followed, parts that all hold joined, conditions set apart. */
export interface Normal {
  readonly reader: Reader;
  readonly branches: readonly Branch[];
  /** References that led there. */
  readonly following: readonly string[];
}

interface Whole {
  readonly placed: Placed;
  readonly branches: readonly Branch[];
  readonly following: readonly string[];
}

/** References that may follow one another. */
const LONGEST_WAY = 64;

/** Members that say how a property looks and bind no value. */
const LOOKS = new Set([
  'title',
  'description',
  'default',
  'readOnly',
  '$comment',
  '$id',
  'examples',
  'x-index',
]);

/**
 * Brings a schema into one piece; what cannot be joined is told of.
 * @returns undefined where a reference leads nowhere, or where no value is allowed at all
 */
export function normalise(
  value: unknown,
  path: string,
  run: Run,
  following: readonly string[] = [],
): Normal | undefined {
  const whole = wholeOf(value, path, run, following);
  return whole && { ...whole, reader: new Reader(whole.placed.source, whole.placed.path) };
}

function wholeOf(value: unknown, path: string, run: Run, following: readonly string[]): Whole | undefined {
  run.shared.visited.count += 1;
  if (run.shared.visited.count > DOCUMENT_NODES) {
    run.report(importFinding('TOO_MUCH.parts', path));
    return undefined;
  }
  if (!isRecord(value)) {
    if (value !== true) run.report(importFinding('NOTHING_ALLOWED', path));
    return value === true ? { placed: { source: {}, path }, branches: [], following } : undefined;
  }
  const placed = { source: value, path };
  const referred = isText(own(value, '$ref'))
    ? refer(placed, run, following)
    : { placed, branches: [], following };
  return referred && (run.formily ? referred : joinAll(referred, run));
}

/** What a reference leads to, with what stands beside it. */
function refer({ source, path }: Placed, run: Run, following: readonly string[]): Whole | undefined {
  const reference = String(own(source, '$ref'));
  const at = placeOf(source, path, '$ref');
  if (following.includes(reference)) {
    run.report(importFinding('REFERENCE.circle', at));
    return undefined;
  }
  if (following.length >= LONGEST_WAY) {
    run.report(importFinding('TOO_MUCH.parts', at));
    return undefined;
  }
  const { root } = run;
  const target = run.isAddressed ? undefined : targetOf(reference, root);
  if (!isRecord(target) && typeof target !== 'boolean') {
    run.report(importFinding('REFERENCE', at));
    return undefined;
  }
  const found = wholeOf(target, reference.slice(1), run, [...following, reference]);
  if (!found) return undefined;
  const beside = Object.keys(source).filter((key) => key !== '$ref');
  const counts = (key: string): boolean => LOOKS.has(key) || run.formily || countsBeside(root);
  for (const key of beside.filter((each) => !counts(each)))
    run.report(importFinding('NOT_CARRIED', placeOf(source, path, key), { member: key }));
  const own_ = only(source, path, beside.filter(counts));
  return { ...found, placed: { ...merge(own_, found.placed, lostIn(run)), path: found.placed.path } };
}

/** Joins the parts of which all hold, and those of which only one is left beside null. */
function joinAll({ placed, branches, following }: Whole, run: Run): Whole | undefined {
  const parts = partsOf(placed);
  const rest = only(
    placed.source,
    placed.path,
    Object.keys(placed.source).filter((key) => !parts.some(({ member }) => member === key)),
  );
  const { always, branches: own_ } = partBranches(rest);
  let joined: Whole = { placed: always, branches: [...branches, ...own_], following };
  for (const { value, path } of parts) {
    const part = wholeOf(value, path, run, following);
    if (!part) continue;
    joined = {
      placed: merge(joined.placed, part.placed, lostIn(run)),
      branches: [...joined.branches, ...part.branches],
      following: [...new Set([...joined.following, ...part.following])],
    };
  }
  return joined;
}

interface Part {
  readonly member: string;
  readonly value: unknown;
  readonly path: string;
}

function partsOf({ source, path }: Placed): readonly Part[] {
  const listAt = (member: string): readonly Part[] => {
    const list = own(source, member);
    const place = placeOf(source, path, member);
    return isList(list)
      ? list.map((value, index) => ({ member, value, path: pointer(place, String(index)) }))
      : [];
  };
  const choices = ['anyOf', 'oneOf'].flatMap((member) => {
    const list = listAt(member);
    const rest = list.filter(({ value }) => !isNull(value));
    // A constant is something to choose, even if it is the only one.
    const lone =
      rest.length === 1 && !rest.some(({ value }) => isRecord(value) && Object.hasOwn(value, 'const'));
    return lone ? rest : [];
  });
  return [...listAt('allOf'), ...choices];
}

/** Whether a schema takes null alone, which here is an empty value. */
const isNull = (schema: unknown): boolean => isRecord(schema) && own(schema, 'type') === 'null';

function only(source: Raw, path: string, keys: readonly string[]): Placed {
  if (keys.length === Object.keys(source).length) return { source, path };
  const part = Object.fromEntries(keys.map((key) => [key, own(source, key)]));
  placeMembers(part, new Map(keys.map((key) => [key, placeOf(source, path, key)])));
  return { source: part, path };
}

const lostIn =
  (run: Run) =>
  (member: string, path: string): void => {
    run.report(importFinding('NOT_CARRIED.both', path, { member }));
  };
