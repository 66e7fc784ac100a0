import type { Use } from '../check/context.ts';
import { pointerKeys, valueAt } from '../../schemas/pointer.ts';
import { parentOf, renameAt, replaceAt } from '../pointer.ts';

/** A place that names something. */
export type NamingPlace = Pick<Use, 'path' | 'span' | 'isKey'>;

/**
 * A document in which places that name something name it otherwise. Nothing but these places changes, and members keep
 * their order.
 * @param uses of one document
 * @param to the other name, or what tells it of each place
 */
export function renameUses<T, P extends NamingPlace>(
  document: T,
  uses: readonly P[],
  to: string | ((use: P) => string),
): T {
  const nameFor = typeof to === 'string' ? () => to : to;
  const inTexts = new Map<string, P[]>();
  for (const use of uses) {
    if (use.isKey === true) continue;
    inTexts.set(use.path, [...(inTexts.get(use.path) ?? []), use]);
  }
  let renamed: unknown = document;
  for (const [path, here] of inTexts) {
    const text = valueAt(renamed, path);
    if (typeof text === 'string') renamed = replaceAt(renamed, path, inText(text, here, nameFor));
  }
  // Names of members come last, the innermost first: they are steps of the paths of others.
  const keys = uses.filter(({ isKey }) => isKey).sort((a, b) => depthOf(b.path) - depthOf(a.path));
  for (const use of keys) renamed = renameAt(renamed, use.path, keyWith(use, nameFor(use)));
  return renamed as T;
}

const depthOf = (path: string): number => path.split('/').length;

/** The name of a member in which one that is named is called otherwise: `[from,to]` is of two. */
function keyWith({ path, span }: NamingPlace, to: string): string {
  const [key = ''] = pointerKeys(path).slice(-1);
  return span === undefined ? to : key.slice(0, span[0]) + to + key.slice(span[1]);
}

/** A text with a name rewritten where it stands, from behind, so that the places before stay. */
function inText<P extends NamingPlace>(
  text: string,
  uses: readonly P[],
  nameFor: (use: P) => string,
): string {
  const starts = new Map(
    uses.map((use) => {
      const [from, end] = use.span ?? [0, text.length];
      return [from, { end, to: nameFor(use) }] as const;
    }),
  );
  return [...starts]
    .sort(([a], [b]) => b - a)
    .reduce((written, [from, { end, to }]) => written.slice(0, from) + to + written.slice(end), text);
}

/** Whether a member of an object is called so already. */
export function keyIsTaken(document: unknown, use: NamingPlace, to: string): boolean {
  const owner = use.isKey === true ? valueAt(document, parentOf(use.path)) : undefined;
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, keyWith(use, to));
}
