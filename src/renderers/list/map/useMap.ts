import { useEffect, useRef, useState } from 'react';
import type { Ground, OpenMap, Pressed, Words } from './engine.ts';
import type { Point } from './markers.ts';

interface MapInPage {
  /** Takes the element that the map is drawn in: it may come later than the hook, as with records that are on their way. */
  host: (element: HTMLDivElement | null) => void;
  state: 'loading' | 'shown' | 'failed';
  fit: () => void;
  /** Gives the focus to a point. */
  focus: (key: string) => void;
}

/** Keeps a map in the page in step with the points. The first points decide what is in sight; afterwards the person does. */
export function useMap(
  { ground, points, words }: { ground: Ground; points: readonly Point[]; words: Words },
  marked: string | undefined,
  pressed: Pressed,
): MapInPage {
  const [box, host] = useState<HTMLDivElement | null>(null);
  const [map, open] = useState<OpenMap>();
  const [failed, fail] = useState(false);
  const latest = useRef({ ground, points, words, pressed });
  latest.current = { ground, points, words, pressed };
  const fitted = useRef(false);
  useEffect(() => {
    if (!box) return undefined;
    let over = false;
    let made: OpenMap | undefined;
    const watcher = new ResizeObserver(() => made?.resize());
    const start = async (): Promise<void> => {
      try {
        const { openMap } = await import('./engine.ts');
        if (over) return;
        made = openMap(box, latest.current.ground, latest.current.words);
        watcher.observe(box);
        open(made);
      } catch {
        if (!over) fail(true);
      }
    };
    void start();
    return () => {
      over = true;
      watcher.disconnect();
      made?.dispose();
      open(undefined);
      fitted.current = false;
    };
  }, [box]);
  const print = JSON.stringify(points);
  useEffect(() => {
    if (!map) return;
    map.show(latest.current.points, {
      pick: (key) => latest.current.pressed.pick(key),
      gather: (keys) => latest.current.pressed.gather(keys),
    });
    if (fitted.current || latest.current.points.length === 0) return;
    fitted.current = true;
    map.fit();
  }, [map, print]);
  useEffect(() => {
    map?.mark(marked);
  }, [map, marked, print]);
  return {
    host,
    state: failed ? 'failed' : map ? 'shown' : 'loading',
    fit: () => map?.fit(),
    focus: (key) => map?.focus(key),
  };
}
