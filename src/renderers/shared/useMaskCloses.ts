import { useEffect, useState } from 'react';

/** ms; longer than the slowest double click that systems take for one by default. */
const DOUBLE_CLICK = 500;

/**
 * Whether a click on the mask of a dialog or drawer closes it: not in the moment of opening, when it is the second
 * half of the double click that opened it.
 */
export function useMaskCloses(open = true): boolean {
  const [closes, setCloses] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => {
      setCloses(true);
    }, DOUBLE_CLICK);
    return () => {
      clearTimeout(timer);
      setCloses(false);
    };
  }, [open]);
  return closes;
}
