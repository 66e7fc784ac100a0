import { TellableError } from '../data/TellableError.ts';
import type { Action } from '../../schemas/action.ts';
import { actionTexts } from './actionTexts.ts';
import type { ActionContext } from './defineAction.ts';

/** The chains inside of a step; their shape is the check's to judge, and a wrong one must not throw here. */
export const stepsOf = (value: unknown): readonly Action[] =>
  Array.isArray(value) ? (value as Action[]) : [];

/** Elements that a chain may be run for in one step. */
export const MOST_ITEMS = 500;

/**
 * The elements that a step runs its chain for; a single value stands for a list of one.
 * @throws Error, told to the person, for more than `MOST_ITEMS`
 */
export function itemsOf(value: unknown, { root }: ActionContext): readonly unknown[] {
  const items = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  if (items.length > MOST_ITEMS) {
    throw new TellableError(
      root.locale.localise(actionTexts.tooManyItems).replace('{n}', String(MOST_ITEMS)),
    );
  }
  return items;
}

/**
 * Gives work a signal that ends with the surrounding one, and at the latest when the work has ended: what still runs
 * side by side then ends too.
 */
export async function withOwnSignal<T>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const end = (): void => {
    own.abort();
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await work(own.signal);
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
