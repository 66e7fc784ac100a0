import type { Finding } from '../schemas/finding.ts';
import { ownMember, pointerKeys, valueAt } from '../schemas/pointer.ts';

/** The JSON pointer of what a part stands in. */
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

const isContainer = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/**
 * A JSON value with one part replaced, added, or taken away where `part` is undefined. Nothing is changed in place;
 * objects on the way are made where they are missing.
 */
export function replaceAt(value: unknown, pointer: string, part: unknown): unknown {
  return replaced(value, pointerKeys(pointer), part);
}

/** A JSON value after what a finding proposes: a part replaced, or a member renamed where it stands. */
export const mended = (
  value: unknown,
  { path, value: part, rename }: NonNullable<Finding['fix']>,
): unknown => (rename ? renameAt(value, path, String(part)) : replaceAt(value, path, part));

/** A JSON value with one member under another name, in the same place; what has that name already is kept. */
export function renameAt(value: unknown, pointer: string, name: string): unknown {
  const around = parentOf(pointer);
  const [before] = pointerKeys(pointer).slice(-1);
  const owner = valueAt(value, around);
  if (!isContainer(owner) || Object.hasOwn(owner, name)) return value;
  const members = Object.entries(owner).map(([key, member]): [string, unknown] => [
    key === before ? name : key,
    member,
  ]);
  return replaceAt(value, around, Object.fromEntries(members));
}

function replaced(value: unknown, steps: readonly string[], part: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return part;
  const inner = replaced(ownMember(value, step), rest, part);
  if (Array.isArray(value)) {
    const index = Number(step);
    if (inner === undefined) return value.filter((_, each) => each !== index);
    return Object.assign([...(value as unknown[])], { [index]: inner });
  }
  const members = Object.entries(isContainer(value) ? value : {}).filter(
    ([key]) => key !== step || inner !== undefined,
  );
  if (inner === undefined) return Object.fromEntries(members);
  // A member that is there keeps its place: assigning to a copy leaves the order as it is.
  return Object.fromEntries(new Map<string, unknown>(members).set(step, inner));
}
