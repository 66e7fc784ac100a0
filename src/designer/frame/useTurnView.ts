import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query parameter that names the open view, so that a link leads to it. */
export const VIEW = 'view';

/** Opens another view of the designer by its name; the first one, or the canvas where there is one, has none. */
export function useTurnView(): (name: string) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (name) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (name === '') after.delete(VIEW);
          else after.set(VIEW, name);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
}
