import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Where an input method composes a text (拼音 on its way to 汉字); one place of a page at most. */
let composedIn: EventTarget | null = null;
/** What stood there when it began. */
let before = '';
const listeners = new Set<() => void>();

function put(target: EventTarget | null): void {
  if (target === composedIn) return;
  composedIn = target;
  for (const listen of listeners) listen();
}

const isComposing = (): boolean => composedIn !== null;

if (typeof window !== 'undefined') {
  const begin = ({ target }: CompositionEvent): void => {
    before = target instanceof HTMLInputElement ? target.value : '';
    put(target);
  };
  window.addEventListener('compositionstart', begin, true);
  const end = (): void => put(null);
  // An input that goes away in the middle of it hears of no end.
  const ends = ['compositionend', 'focusout', 'pointerdown'] as const;
  // Who hears of the end in the capturing phase would be ahead of the input that takes the text.
  for (const type of ends) window.addEventListener(type, end);
  window.addEventListener('keydown', (event) => event.isComposing || end());
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

const useComposing = (): boolean => useSyncExternalStore(subscribe, isComposing);

/**
 * What is searched for as somebody types: `value`, but while an input method composes, what it was before. Antd's
 * inputs and selects tell of each letter of a composition as of any other.
 */
export function useComposed<T>(value: T): T {
  const composing = useComposing();
  const [composed, settle] = useState(value);
  if (composing || Object.is(composed, value)) return composed;
  settle(value);
  return value;
}

/**
 * A value that is typed, and what takes it: at once, but of a composition only what comes of it.
 * @returns what the input shows, and what it calls for a change
 */
export function useComposedChange<T>(value: T, change: (value: T) => void): [T, (value: T) => void] {
  const composing = useComposing();
  const [held, hold] = useState<{ readonly value: T }>();
  useEffect(() => {
    if (composing || !held) return;
    hold(undefined);
    change(held.value);
  }, [composing, held, change]);
  return [held ? held.value : value, (next) => (isComposing() ? hold({ value: next }) : change(next))];
}

/**
 * What filters the options of a select as somebody types: while an input method composes, what stood there before
 * filters on.
 * @param matches whether an option is among those that a text, which is never empty, seeks; the same function each time
 */
export function useComposedFilter<Option>(
  matches: (sought: string, option: Option) => boolean,
): (typed: string, option: Option) => boolean {
  // A page has many selects, and one of them in use: the others need not be drawn again.
  const filters = useRef(false);
  const composing = useSyncExternalStore(subscribe, () => filters.current && isComposing());
  return useCallback(
    (typed, option) => {
      filters.current = true;
      const sought = composing || isComposing() ? before : typed;
      return sought === '' || matches(sought, option);
    },
    [composing, matches],
  );
}
