import { useCallback, useEffect, useState } from 'react';

/** Something that is fetched: on its way, there, or failed. */
export type Loaded<T> =
  { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: unknown };

/** Fetches what `load` brings, once for each `load`; `retry` asks again after a failure. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): { loaded: Loaded<T>; retry: () => void } {
  const [loaded, show] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, again] = useState(0);
  useEffect(() => {
    let gone = false;
    show({ status: 'loading' });
    load?.().then(
      (value) => {
        if (!gone) show({ status: 'ready', value });
      },
      (error: unknown) => {
        if (!gone) show({ status: 'failed', error });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, attempt]);
  return { loaded, retry: useCallback(() => again((count) => count + 1), []) };
}
