import type { Check, SeenNames } from './context.ts';

/**
 * Tells, where somebody asks, that from a pointer on a place is seen: for all that stands there, up to what has a place
 * of its own.
 */
export function enter<P extends SeenNames>(check: Check, path: string, place: P): P {
  check.context.onPlace?.(path, place);
  return place;
}

/** Whether a part stands beside the way to the one that somebody asks about, so that nothing of it is needed. */
export function isPassedOver({ context: { towards } }: Check, path: string): boolean {
  return towards !== undefined && !isWithin(towards, path) && !isWithin(path, towards);
}

/** Whether a JSON pointer is another one, or leads further. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}/`);
