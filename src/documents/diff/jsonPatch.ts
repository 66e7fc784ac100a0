import { pointer } from '../../schemas/pointer.ts';
import { same } from '../same.ts';

/** Most operations of one patch; where more has changed, the whole is replaced. */
export const MOST_OPERATIONS = 1000;

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
