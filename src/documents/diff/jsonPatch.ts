import { pointer, pointerKeys } from '../../schemas/pointer.ts';
import { same } from '../same.ts';

/** One operation of a JSON patch (RFC 6902), of those that a difference needs. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/**
 * The operations that lead from one JSON value to another. What is the same object in both is not looked into, so that a
 * small edit of a large document costs little.
 */
export function jsonPatch(before: unknown, after: unknown, path = ''): readonly PatchOperation[] {
  if (before === after || same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after, path);
  if (isMembers(before) && isMembers(after)) return membersPatch(before, after, path);
  return [{ op: 'replace', path, value: after }];
}

function membersPatch(before: Members, after: Members, path: string): readonly PatchOperation[] {
  const at = (name: string): string => pointer(path, name);
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...gone.map((name): PatchOperation => ({ op: 'remove', path: at(name) })),
    ...Object.entries(after).flatMap(([name, value]): readonly PatchOperation[] =>
      Object.hasOwn(before, name)
        ? jsonPatch(before[name], value, at(name))
        : [{ op: 'add', path: at(name), value }],
    ),
  ];
}

/** What begins and ends alike stays; in between, as many as both have are led over one by one. */
function listPatch(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): readonly PatchOperation[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && same(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [left, right] = [before.length - start - end, after.length - start - end];
  const changed = Math.min(left, right);
  const at = (index: number): string => `${path}/${String(start + index)}`;
  const indexes = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, each) => from + each);
  return [
    ...indexes(0, changed).flatMap((index) =>
      jsonPatch(before[start + index], after[start + index], at(index)),
    ),
    // From behind, so that the places before stay.
    ...indexes(changed, left)
      .reverse()
      .map((index): PatchOperation => ({ op: 'remove', path: at(index) })),
    ...indexes(changed, right).map((index): PatchOperation => ({
      op: 'add',
      path: at(index),
      value: after[start + index],
    })),
  ];
}

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A JSON value after a patch: `add`, `replace` and `remove` as RFC 6902 says.
 * @throws PatchError where an operation names a place that is not there
 */
export function applyPatch(value: unknown, patch: readonly PatchOperation[]): unknown {
  return patch.reduce(applied, value);
}

/** A patch that does not fit what it is applied to. */
export class PatchError extends Error {}

function applied(value: unknown, operation: PatchOperation): unknown {
  const steps = pointerKeys(operation.path);
  if (steps.length === 0) {
    if (operation.op === 'remove') throw new PatchError('The whole cannot be removed.');
    return operation.value;
  }
  return inside(value, steps, operation);
}

function inside(value: unknown, [step = '', ...rest]: readonly string[], operation: PatchOperation): unknown {
  if (Array.isArray(value)) return insideList(value, step, rest, operation);
  if (!isMembers(value)) throw new PatchError(`Nothing stands at ${operation.path}.`);
  const isThere = Object.hasOwn(value, step);
  if (!isThere && (rest.length > 0 || operation.op !== 'add'))
    throw new PatchError(`Nothing stands at ${operation.path}.`);
  if (rest.length === 0 && operation.op === 'remove')
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== step));
  const next = rest.length > 0 ? inside(value[step], rest, operation) : valueOf(operation);
  return Object.fromEntries(new Map(Object.entries(value)).set(step, next));
}

const valueOf = (operation: PatchOperation): unknown =>
  operation.op === 'remove' ? undefined : operation.value;

function insideList(
  list: readonly unknown[],
  step: string,
  rest: readonly string[],
  operation: PatchOperation,
): unknown {
  const isAdd = rest.length === 0 && operation.op === 'add';
  const index = step === '-' && isAdd ? list.length : Number(/^(0|[1-9]\d*)$/.test(step) ? step : Number.NaN);
  if (!(index < list.length || (isAdd && index === list.length)))
    throw new PatchError(`Nothing stands at ${operation.path}.`);
  if (isAdd) return [...list.slice(0, index), operation.value, ...list.slice(index)];
  if (rest.length > 0) return withItem(list, index, inside(list[index], rest, operation));
  return operation.op === 'remove'
    ? list.filter((_, each) => each !== index)
    : withItem(list, index, operation.value);
}

const withItem = (list: readonly unknown[], index: number, item: unknown): unknown =>
  list.map((each, at) => (at === index ? item : each));
