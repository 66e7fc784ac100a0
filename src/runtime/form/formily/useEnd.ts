import { useEffect, useRef } from 'react';

/**
 * Ends something when nobody draws it any more. A component may be taken off and put back at once, with the same state
 * (StrictMode does): it has ended only if it is not back after the task.
 * @param end keep the function
 */
export function useEnd<T>(target: T, end: (target: T) => void): void {
  const ending = useRef(new Map<T, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = ending;
    clearTimeout(current.get(target));
    current.delete(target);
    return () => {
      current.set(
        target,
        setTimeout(() => {
          current.delete(target);
          end(target);
        }),
      );
    };
  }, [target, end]);
}
