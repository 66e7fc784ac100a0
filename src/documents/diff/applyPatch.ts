import { pointerKeys } from '../../schemas/pointer.ts';
import { same } from '../same.ts';
import type { PatchOperation } from './jsonPatch.ts';

/** One operation of a JSON patch, of all that RFC 6902 knows. */
export type AnyPatchOperation =
  | PatchOperation
  | { readonly op: 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string };

/** Most values that a patch may copy: a value that is copied into itself, again and again, would double each time. */
const MOST_COPIED = 100_000;

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
 * A JSON value after a patch, as RFC 6902 says: one after the other, whole or not at all. Nothing is changed in place.
 * @throws PatchError where an operation names a place that is not there, a test fails, or far too much is copied
 */
export function applyPatch(value: unknown, patch: readonly AnyPatchOperation[]): unknown {
  let left = MOST_COPIED;
  return patch.reduce<unknown>((before, operation, index) => {
    try {
      if (operation.op === 'copy') left -= countUpTo(at(before, pointerKeys(operation.from)), left + 1);
      if (left < 0) throw new Misfit('Too much is copied.');
      return applied(before, operation);
    } catch (error) {
      throw error instanceof Misfit ? new PatchError(error.message, index) : error;
    }
  }, value);
}

/** Why one operation does not fit. */
class Misfit extends Error {}
const nothingThere = (): Misfit => new Misfit('Nothing stands there.');

function applied(value: unknown, operation: AnyPatchOperation): unknown {
  const path = pointerKeys(operation.path);
  switch (operation.op) {
    case 'test':
      if (!same(at(value, path), operation.value)) throw new Misfit('Something else stands there.');
      return value;
    case 'add':
    case 'replace':
      return changed(value, path, operation.op, operation.value);
    case 'remove':
      return changed(value, path, 'remove', undefined);
    case 'copy':
      return changed(value, path, 'add', at(value, pointerKeys(operation.from)));
    case 'move': {
      const from = pointerKeys(operation.from);
      const moved = at(value, from);
      if (operation.path === operation.from) return value;
      if (operation.path.startsWith(`${operation.from}/`)) throw new Misfit('Nothing moves into itself.');
      return changed(changed(value, from, 'remove', undefined), path, 'add', moved);
    }
  }
}

type Change = 'add' | 'replace' | 'remove';

function changed(value: unknown, steps: readonly string[], op: Change, given: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (op === 'remove') throw new Misfit('The whole cannot be removed.');
    return given;
  }
  if (Array.isArray(value)) return changedList(value, step, rest, op, given);
  if (!isMembers(value)) throw nothingThere();
  if (!Object.hasOwn(value, step) && (rest.length > 0 || op !== 'add')) throw nothingThere();
  if (rest.length === 0 && op === 'remove')
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== step));
  const next = rest.length > 0 ? changed(value[step], rest, op, given) : given;
  return Object.fromEntries(new Map(Object.entries(value)).set(step, next));
}

function changedList(
  list: readonly unknown[],
  step: string,
  rest: readonly string[],
  op: Change,
  given: unknown,
): unknown {
  const isAdd = rest.length === 0 && op === 'add';
  const index = step === '-' && isAdd ? list.length : placeOf(step);
  if (!(index < list.length || (isAdd && index === list.length))) throw nothingThere();
  if (isAdd) return [...list.slice(0, index), given, ...list.slice(index)];
  if (rest.length === 0 && op === 'remove') return list.filter((_, each) => each !== index);
  const next = rest.length > 0 ? changed(list[index], rest, op, given) : given;
  return list.map((each, place) => (place === index ? next : each));
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

/** The number of values within a value, counted up to a limit. */
function countUpTo(value: unknown, limit: number): number {
  const open: unknown[] = [value];
  let count = 0;
  while (open.length > 0 && count < limit) {
    const next = open.pop();
    count += 1;
    if (typeof next === 'object' && next !== null)
      for (const member of Object.values(next)) open.push(member);
  }
  return count;
}

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
