import { useLayoutEffect, useState } from 'react';

/** The height in px that an element has been given, as it changes; 0 before it is measured. The element may come later. */
export function useHeight(): { frame: (element: HTMLElement | null) => void; height: number } {
  const [element, frame] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = (): void => {
      setHeight(element.clientHeight);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, [element]);
  return { frame, height };
}
