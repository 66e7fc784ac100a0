import { useRef } from 'react';
import { type Load, useLoaded } from './useLoaded.ts';

interface Refreshed<T> {
  /** What came last; undefined until something did. */
  readonly value: T | undefined;
  /** Why the last try brought nothing; undefined where it did, or is on its way. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** As `useLoaded`; what is there stays until a further `load` has brought something. */
export function useRefreshed<T>(load: Load<T>): Refreshed<T> {
  const { loaded, retry } = useLoaded(load);
  const kept = useRef<T>();
  if (loaded.status === 'ready') kept.current = loaded.value;
  return { value: kept.current, failure: loaded.status === 'failed' ? loaded.error : undefined, retry };
}
