import { useRef } from 'react';

/** The object of the drawing before, where each of its members is the very same; else the new one. */
export function useSame<T extends object>(made: T): T {
  const kept = useRef(made);
  const before = new Map(Object.entries(kept.current));
  if (!Object.entries(made).every(([name, member]) => Object.is(before.get(name), member)))
    kept.current = made;
  return kept.current;
}
