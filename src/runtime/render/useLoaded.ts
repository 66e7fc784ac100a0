import { useCallback, useEffect, useRef, useState } from 'react';
import { isCancelled } from '../data/ApiError.ts';

/** Something that is fetched: on its way, there, or failed. */
export type Loaded<T> =
  { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: unknown };

/** Fetches something; the signal ends when nobody waits for it any more. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

const LOADING = { status: 'loading' } as const;

/**
 * Fetches what `load` brings, once for each `load`; `retry` asks again.
 * @param load keep the function while it brings the same; undefined: nothing is fetched
 * @param known what is there when the first `load` is given, which is not called then; undefined: nothing
 */
export function useLoaded<T>(
  load: Load<T> | undefined,
  known?: () => T | undefined,
): { loaded: Loaded<T>; retry: () => void } {
  const [state, show] = useState((): { load: Load<T> | undefined; loaded: Loaded<T> } => {
    const value = known?.();
    return { load, loaded: value === undefined ? LOADING : { status: 'ready', value } };
  });
  const isKnown = useRef(state.loaded.status === 'ready');
  const [attempt, again] = useState(0);
  useEffect(() => {
    const waits = load !== undefined && !isKnown.current;
    isKnown.current = false;
    if (!waits) return undefined;
    const controller = new AbortController();
    show((now) => (now.load === load && now.loaded === LOADING ? now : { load, loaded: LOADING }));
    load(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) show({ load, loaded: { status: 'ready', value } });
      },
      (error: unknown) => {
        if (controller.signal.aborted || isCancelled(error)) return;
        show({ load, loaded: { status: 'failed', error } });
      },
    );
    return () => {
      controller.abort();
    };
  }, [load, attempt]);
  // What came for another question is no answer to this one.
  const loaded = state.load === load ? state.loaded : LOADING;
  return { loaded, retry: useCallback(() => again((count) => count + 1), []) };
}
