import { pointer } from '../../../schemas/pointer.ts';
import { importFinding } from './findings.ts';
import type { Finding } from '../../../schemas/finding.ts';
import { isRecord, isText, own, type Raw } from './json.ts';
import { targetOf } from './reference.ts';

/** Who is told of what was not asked for, and the schema that references lead through. */
interface Listener {
  readonly report: (finding: Finding) => void;
  readonly root: Raw;
}

/** Members of a schema that say nothing about a form. */
const MEANINGLESS = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  '$anchor',
  '$vocabulary',
  '_designableId',
  'x-designable-id',
  'x-designable-source-name',
]);

/** Members that hold values, and no schemas. */
const VALUES = new Set(['default', 'enum', 'const', 'examples', 'required', 'x-component-props', 'x-data']);

/** Where the members of an object that was put together of several stand in the file. */
const placed = new WeakMap<Raw, ReadonlyMap<string, string>>();

/** Keeps where the members of an object come from that is in no file as it is. */
export function placeMembers(source: Raw, places: ReadonlyMap<string, string>): void {
  placed.set(source, places);
}

/** Where a member of an object stands that is at a path. */
export const placeOf = (source: Raw, path: string, key: string): string =>
  placed.get(source)?.get(key) ?? pointer(path, key);

/**
 * Reads an object member by member and knows what was not asked for, so that nothing stays behind unsaid. Own members
 * only: what a prototype has is not there.
 */
export class Reader {
  readonly path: string;
  readonly source: Raw;
  private readonly left: Set<string>;

  /** @param names the members are called as people chose, so that none is a word of the language */
  constructor(source: Raw, path: string, names = false) {
    this.source = source;
    this.path = path;
    this.left = new Set(Object.keys(source).filter((key) => names || !this.isMeaningless(key)));
  }

  /** Where a member stands. */
  at(key: string): string {
    return placeOf(this.source, this.path, key);
  }

  /** The value of a member, without taking it. */
  peek(key: string): unknown {
    return own(this.source, key);
  }

  /** The value of a member, which counts as carried over from now on. */
  take(key: string): unknown {
    this.left.delete(key);
    return this.peek(key);
  }

  /** The value of a member where it is what is wanted; another value stays to be told of. */
  takeIf<T>(key: string, fits: (value: unknown) => value is T): T | undefined {
    const value = this.peek(key);
    if (!fits(value)) return undefined;
    this.left.delete(key);
    return value;
  }

  /** An object below, read the same way. */
  within(key: string, names = false): Reader | undefined {
    const value = this.takeIf(key, isRecord);
    return value && new Reader(value, this.at(key), names);
  }

  /** Members that nobody asked for. */
  keys(): readonly string[] {
    return [...this.left];
  }

  /** Tells of every member that nobody asked for. */
  rest(listener: Listener): void {
    for (const key of this.left) tellUnread(key, this.peek(key), this.at(key), listener);
  }

  /** In draft 4 `id` was what `$id` is now; a schema of anything else than a text is none. */
  private isMeaningless(key: string): boolean {
    return MEANINGLESS.has(key) && (key !== 'id' || isText(this.peek(key)));
  }
}

/** Tells of a member that is not carried over: as an error where fields are lost with it. */
export function tellUnread(member: string, value: unknown, path: string, { report, root }: Listener): void {
  const names = VALUES.has(member) ? [] : [...namesIn(value, root)];
  if (names.length === 0) report(importFinding('NOT_CARRIED', path, { member }));
  else report(importFinding('NOT_CARRIED.fields', path, { member, names: some(names) }));
}

const MOST_NAMES = 8;
/** Parts that are looked through for names. */
const MOST_LOOKED_AT = 1_000;

/** A few names in one text. */
export const some = (names: readonly string[]): string =>
  `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' …' : ''}`;

/** Names of the properties that schemas hold, however deep, and behind the references in them. */
function namesIn(
  value: unknown,
  root: Raw,
  found = new Set<string>(),
  seen = new Set<unknown>(),
): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null || seen.has(value) || seen.size > MOST_LOOKED_AT)
    return found;
  seen.add(value);
  if (isRecord(value)) {
    const properties = own(value, 'properties');
    if (isRecord(properties)) for (const name of Object.keys(properties)) found.add(name);
    const reference = own(value, '$ref');
    if (isText(reference)) namesIn(targetOf(reference, root), root, found, seen);
  }
  for (const each of Object.values(value)) namesIn(each, root, found, seen);
  return found;
}
