import { pointer as pointerTo, valueAt } from '../../schemas/pointer.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { type Part, type PartTree, walkParts } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';
import { same } from '../same.ts';
import { canonicalJson } from './canonicalJson.ts';
import { longestRising } from './longestRising.ts';

/** A member of a part that says something else. */
export interface MemberChange {
  /** Into the part: `/title`, `/props/columns`; empty: its name in the object around it. */
  readonly pointer: string;
  /** Undefined: it was not there. */
  readonly before: unknown;
  /** Undefined: it is not there any more. */
  readonly after: unknown;
}

/** What became of one part of a document. */
export interface PartChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  /** As it is now; one that was removed as it was. */
  readonly part: Part;
  /** Of a part that was changed, or moved and changed. */
  readonly members: readonly MemberChange[];
}

/**
 * What is different between two documents, part by part in the order of the later one, what was removed last. What stands
 * in a part that was added or removed is not told by itself. Parts are the same by their key, wherever they stand.
 */
export function partChanges(
  before: AtriumDocument,
  after: AtriumDocument,
  metas: MetaIndex,
): readonly PartChange[] {
  const was = partsOf(before, metas);
  const is = partsOf(after, metas);
  const keyBefore = keysBefore(was, is);
  const moved = movedKeys(was, is, keyBefore);
  const standing = new Set<string>();
  const changes: PartChange[] = [];
  for (const part of walkParts(is.root)) {
    const key = keyBefore(part);
    const old = was.byKey.get(key);
    if (old === undefined) {
      if (!goesWithField(part, was) && isOutermost(part, (outer) => was.byKey.has(keyBefore(outer))))
        changes.push({ kind: 'added', part, members: [] });
      continue;
    }
    standing.add(key);
    const members = memberChanges(old, part);
    if (moved.has(part.key)) changes.push({ kind: 'moved', part, members });
    else if (members.length > 0) changes.push({ kind: 'changed', part, members });
  }
  for (const part of walkParts(was.root)) {
    const isGone = !standing.has(part.key) && isOutermost(part, ({ key }) => standing.has(key));
    if (isGone && !goesWithField(part, is)) changes.push({ kind: 'removed', part, members: [] });
  }
  return changes;
}

/** Whether it is the place of a field that the other document does not have: with the field all is said. */
const goesWithField = ({ role, name }: Part, other: PartTree): boolean => {
  const fields = other.root.holdings.find((holding) => holding.name === 'fields')?.parts ?? [];
  return role === 'place' && fields.length > 0 && !fields.some(({ value }) => codeOf(value) === name);
};

/** Whether the part around it stands in both documents. */
const isOutermost = ({ within }: Part, stands: (outer: Part) => boolean): boolean =>
  within === undefined || stands(within.parent);

/**
 * Parts that are named by what they are about, or by their place in an object, are the same under another name where
 * everything else of them is as it was and stands where it stood. So is what names a field that has got another code.
 */
function keysBefore(was: PartTree, is: PartTree): (part: Part) => string {
  const codes = new Map<string, string>();
  for (const { role, key, value } of is.byKey.values()) {
    const [old, now] = [was.byKey.get(key)?.value, value].map(codeOf);
    if (role === 'field' && old !== undefined && now !== undefined && old !== now) codes.set(now, old);
  }
  const others = renamedKeys(was, is);
  return (part) => {
    const code = part.role === 'place' ? codes.get(part.name) : undefined;
    if (code !== undefined && !was.byKey.has(part.key)) return `${part.role}:${code}`;
    return others.get(part.key) ?? part.key;
  };
}

/** Keys of parts that are there anew with the keys that they had: of those that are alike in all else there is one only. */
function renamedKeys(was: PartTree, is: PartTree): ReadonlyMap<string, string> {
  const gone = alone([...was.byKey.values()].filter(({ key }) => !is.byKey.has(key)));
  const come = alone([...is.byKey.values()].filter(({ key }) => !was.byKey.has(key)));
  const keys = new Map<string, string>();
  for (const [sign, key] of come) {
    const before = gone.get(sign);
    if (before !== undefined) keys.set(key, before);
  }
  return keys;
}

/** Parts that are known by a name, by what they are but for it; none of those that are alike. */
function alone(parts: readonly Part[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const part of parts) {
    if (part.role === 'node' || part.role === 'field') continue;
    const sign = signOf(part);
    if (found.has(sign)) twice.add(sign);
    found.set(sign, part.key);
  }
  for (const sign of twice) found.delete(sign);
  return found;
}

/** What a part is but for its name, and where it stands. */
function signOf({ role, value, within }: Part): string {
  const { field: _field, ...rest } = membersOf(value);
  // The order of what is known by its name says nothing.
  const at = within?.holding.form === 'names' ? undefined : within?.index;
  return canonicalJson([role, within?.parent.key, within?.holding.name, at, rest]);
}

const codeOf = (value: unknown): string | undefined => {
  const code = valueAt(value, '/name');
  return typeof code === 'string' ? code : undefined;
};

/** Parts that stand elsewhere: in another part, or not in the order of what else stayed in their list. */
function movedKeys(was: PartTree, is: PartTree, keyBefore: (part: Part) => string): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const parent of walkParts(is.root)) {
    for (const { name, form, parts } of parent.holdings) {
      const stayed: { key: string; index: number }[] = [];
      for (const part of parts) {
        const old = was.byKey.get(keyBefore(part))?.within;
        if (old === undefined) continue;
        const isHere = old.parent.key === keyBefore(parent) && old.holding.name === name;
        if (isHere) stayed.push({ key: part.key, index: old.index });
        else moved.add(part.key);
      }
      if (form !== 'list') continue;
      const kept = new Set(longestRising(stayed.map(({ index }) => index)));
      stayed.forEach(({ key }, at) => {
        if (!kept.has(at)) moved.add(key);
      });
    }
  }
  return moved;
}

/** Members of a part's own that differ; `props` one by one, and what holds other parts not at all. */
function memberChanges(old: Part, now: Part): readonly MemberChange[] {
  const held = new Set([...old.holdings, ...now.holdings].map(({ name }) => name.split('/')[0]));
  const found: MemberChange[] = [];
  const compare = (before: unknown, after: unknown, base: string): void => {
    for (const name of new Set([...Object.keys(membersOf(before)), ...Object.keys(membersOf(after))])) {
      const at = pointerTo(base, name);
      const [one, other] = [membersOf(before)[name], membersOf(after)[name]];
      // A place names its field, and goes with it.
      if (base === '' && (held.has(name) || (now.role === 'place' && name === 'field'))) continue;
      if (same(one, other)) continue;
      if (at === '/props') compare(one, other, at);
      else found.push({ pointer: at, before: one, after: other });
    }
  };
  if (now.within?.holding.form === 'names' && old.name !== now.name)
    found.push({ pointer: '', before: old.name, after: now.name });
  compare(old.value, now.value, '');
  return found;
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
