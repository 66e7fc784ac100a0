import type { Use } from '../check/context.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { parentOf, renameAt, replaceAt } from '../pointer.ts';

/**
 * A document in which places that name something name it otherwise. Nothing but these places changes, and members keep
 * their order.
 * @param uses of one document
 */
export function renameUses<T>(document: T, uses: readonly Use[], to: string): T {
  const inTexts = new Map<string, Use[]>();
  for (const use of uses) {
    if (use.isKey === true) continue;
    inTexts.set(use.path, [...(inTexts.get(use.path) ?? []), use]);
  }
  let renamed: unknown = document;
  for (const [path, here] of inTexts) {
    const text = valueAt(renamed, path);
    if (typeof text === 'string') renamed = replaceAt(renamed, path, inText(text, here, to));
  }
  // Names of members come last, the innermost first: they are steps of the paths of others.
  const keys = [...new Set(uses.filter(({ isKey }) => isKey).map(({ path }) => path))];
  for (const path of keys.sort((a, b) => depthOf(b) - depthOf(a))) renamed = renameAt(renamed, path, to);
  return renamed as T;
}

const depthOf = (path: string): number => path.split('/').length;

/** A text with a name rewritten where it stands, from behind, so that the places before stay. */
function inText(text: string, uses: readonly Use[], to: string): string {
  const starts = new Map(uses.map(({ span = [0, text.length] }) => [span[0], span[1]]));
  return [...starts]
    .sort(([a], [b]) => b - a)
    .reduce((written, [from, end]) => written.slice(0, from) + to + written.slice(end), text);
}

/** Whether a member of an object is called so already. */
export function keyIsTaken(document: unknown, { path, isKey }: Use, to: string): boolean {
  const owner = isKey === true ? valueAt(document, parentOf(path)) : undefined;
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, to);
}
