import { pointerKeys } from '../../schemas/pointer.ts';
import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';
import { DOCUMENT_BYTES } from '../../schemas/limits.ts';
import { same } from '../same.ts';
import type { PatchOperation } from './jsonPatch.ts';

/** One operation of a JSON patch, of all that RFC 6902 knows. */
export type AnyPatchOperation =
  | PatchOperation
  | { readonly op: 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string };

/**
 * What a patch may copy, in characters of its JSON: a value that is copied into itself, again and again, would double each
 * time. No document that is longer is kept.
 */
const MOST_COPIED = DOCUMENT_BYTES;

/** A patch that does not fit what it is applied to. */
export class PatchError extends Error {
  /** Which of its operations. */
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}

/**
 * A JSON value after a patch, as RFC 6902 says: one after the other, whole or not at all. Nothing of what is given is
 * changed in place; what the patch does not touch is the same object in the result. What it costs grows with the patch
 * and with what it touches, not with their product: each object and each list is copied once.
 * @throws PatchError where an operation names a place that is not there, a test fails, or far too much is copied
 */
export function applyPatch(value: unknown, patch: readonly AnyPatchOperation[]): unknown {
  const work: Work = { own: new Set(), left: MOST_COPIED };
  return patch.reduce<unknown>((before, operation, index) => {
    try {
      return applied(before, operation, work);
    } catch (error) {
      throw error instanceof Misfit ? new PatchError(error.message, index) : error;
    }
  }, value);
}

/** One run of a patch. */
interface Work {
  /** Objects and lists that this patch made and that stand at one place: they may be changed. */
  readonly own: Set<object>;
  /** What may still be copied. */
  left: number;
}

/** Why one operation does not fit. */
class Misfit extends Error {}
const nothingThere = (): Misfit => new Misfit('Nothing stands there.');

function applied(value: unknown, operation: AnyPatchOperation, work: Work): unknown {
  const path = pointerKeys(operation.path);
  switch (operation.op) {
    case 'test':
      if (!same(at(value, path), operation.value)) throw new Misfit('Something else stands there.');
      return value;
    case 'add':
    case 'replace':
      return changed(value, path, { op: operation.op, given: operation.value }, work);
    case 'remove':
      return changed(value, path, { op: 'remove' }, work);
    case 'copy': {
      const copied = at(value, pointerKeys(operation.from));
      share(copied, work);
      return changed(value, path, { op: 'add', given: copied }, work);
    }
    case 'move': {
      const from = pointerKeys(operation.from);
      const moved = at(value, from);
      if (operation.path === operation.from) return value;
      if (operation.path.startsWith(`${operation.from}/`)) throw new Misfit('Nothing moves into itself.');
      return changed(changed(value, from, { op: 'remove' }, work), path, { op: 'add', given: moved }, work);
    }
  }
}

type Change = { readonly op: 'add' | 'replace'; readonly given: unknown } | { readonly op: 'remove' };

/** A value with a change within: the same one where it is the patch's own, else a copy. */
function changed(value: unknown, steps: readonly string[], change: Change, work: Work): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (change.op === 'remove') throw new Misfit('The whole cannot be removed.');
    return change.given;
  }
  if (Array.isArray(value)) return changedList(value, step, rest, change, work);
  if (!isMembers(value)) throw nothingThere();
  if (!Object.hasOwn(value, step) && (rest.length > 0 || change.op !== 'add')) throw nothingThere();
  const next = rest.length > 0 ? changed(value[step], rest, change, work) : given(change);
  const members = ownMembers(value, work);
  if (rest.length === 0 && change.op === 'remove') Reflect.deleteProperty(members, step);
  else if (isForbiddenKey(step)) Object.defineProperty(members, step, { ...PLAIN, value: next });
  else members[step] = next;
  return members;
}

function changedList(
  before: readonly unknown[],
  step: string,
  rest: readonly string[],
  change: Change,
  work: Work,
): unknown {
  const isAdd = rest.length === 0 && change.op === 'add';
  const index = step === '-' && isAdd ? before.length : placeOf(step);
  if (!(index < before.length || (isAdd && index === before.length))) throw nothingThere();
  const next = rest.length > 0 ? changed(before[index], rest, change, work) : given(change);
  const list = ownList(before, work);
  if (isAdd) list.splice(index, 0, next);
  else if (rest.length === 0 && change.op === 'remove') list.splice(index, 1);
  else list[index] = next;
  return list;
}

const given = (change: Change): unknown => (change.op === 'remove' ? undefined : change.given);

/** A member like any other, also where its name is that of the prototype. */
const PLAIN = { configurable: true, enumerable: true, writable: true };

function ownMembers(value: Members, { own }: Work): Record<string, unknown> {
  if (own.has(value)) return value;
  const copy = { ...value };
  own.add(copy);
  return copy;
}

function ownList(value: readonly unknown[], { own }: Work): unknown[] {
  if (own.has(value)) return value as unknown[];
  const copy = [...value];
  own.add(copy);
  return copy;
}

/**
 * Lets a value stand at a second place: nothing within it is the patch's own any more.
 * @throws Misfit where more is copied than may be
 */
function share(value: unknown, work: Work): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    work.left -= typeof next === 'string' ? next.length + 1 : 1;
    if (work.left < 0) throw new Misfit('Too much is copied.');
    if (typeof next !== 'object' || next === null) continue;
    work.own.delete(next);
    for (const [name, member] of Object.entries(next)) {
      if (!Array.isArray(next)) work.left -= name.length;
      open.push(member);
    }
  }
}

/** What stands at a place. @throws Misfit */
function at(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((inside, step) => {
    if (Array.isArray(inside)) {
      const index = placeOf(step);
      if (!(index < inside.length)) throw nothingThere();
      return inside[index];
    }
    if (!isMembers(inside) || !Object.hasOwn(inside, step)) throw nothingThere();
    return inside[step];
  }, value);
}

const placeOf = (step: string): number => Number(/^(0|[1-9]\d*)$/.test(step) ? step : Number.NaN);

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
