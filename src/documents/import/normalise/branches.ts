import { isList, isRecord, own, type Raw } from '../read/json.ts';
import { placeMembers, placeOf } from '../read/reader.ts';
import { pointer } from '../../../schemas/pointer.ts';
import type { Placed } from './merge.ts';

/** A part of a schema that holds where something is so. */
export interface Branch {
  /** What the object has to fit, or the name of the property that has to be filled. */
  readonly when: Raw | string;
  /** Whether it holds where that is so, or where it is not. */
  readonly holds: boolean;
  /** What holds then: a schema of the object. */
  readonly then: Placed;
}

const CONDITIONAL = ['if', 'then', 'else', 'dependencies', 'dependentSchemas', 'dependentRequired'];

/** Parts a schema into what always holds and what holds somewhere. What belongs to no condition stays, to be told of. */
export function partBranches({ source, path }: Placed): {
  readonly always: Placed;
  readonly branches: readonly Branch[];
} {
  if (!CONDITIONAL.some((key) => Object.hasOwn(source, key)))
    return { always: { source, path }, branches: [] };
  const taken = new Set<string>();
  const branches = [...alternatives(source, path, taken), ...dependencies(source, path, taken)];
  const left = Object.entries(source).filter(([key]) => !taken.has(key));
  const always = Object.fromEntries(left);
  placeMembers(always, new Map(left.map(([key]) => [key, placeOf(source, path, key)])));
  return { always: { source: always, path }, branches };
}

function* alternatives(source: Raw, path: string, taken: Set<string>): Generator<Branch> {
  const test = own(source, 'if');
  if (test === undefined) return;
  taken.add('if');
  const when = isRecord(test) ? test : test === false ? { not: {} } : {};
  for (const [key, holds] of [
    ['then', true],
    ['else', false],
  ] as const) {
    const then = own(source, key);
    if (!isRecord(then)) continue;
    taken.add(key);
    yield { when, holds, then: { source: then, path: placeOf(source, path, key) } };
  }
}

function* dependencies(source: Raw, path: string, taken: Set<string>): Generator<Branch> {
  for (const key of ['dependencies', 'dependentSchemas', 'dependentRequired']) {
    const found = own(source, key);
    const parts = isRecord(found) ? Object.entries(found) : [];
    if (parts.length === 0 || !parts.every(([, then]) => isList(then) || isRecord(then) || then === true))
      continue;
    taken.add(key);
    for (const [name, then] of parts) {
      const place = pointer(placeOf(source, path, key), name);
      if (isRecord(then)) yield { when: name, holds: true, then: { source: then, path: place } };
      else if (isList(then)) {
        const required: Raw = { required: then };
        placeMembers(required, new Map([['required', place]]));
        yield { when: name, holds: true, then: { source: required, path: place } };
      }
    }
  }
}
