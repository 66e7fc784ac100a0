import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Ground, OpenMap, Point } from './engine.ts';

interface Words {
  larger: string;
  smaller: string;
  map: string;
}

interface MapInPage {
  host: RefObject<HTMLDivElement>;
  state: 'loading' | 'shown' | 'failed';
  fit: () => void;
}

/** Keeps a map in the page in step with the points. The first points decide what is in sight; afterwards the person does. */
export function useMap(
  { ground, points, words }: { ground: Ground; points: readonly Point[]; words: Words },
  marked: string | undefined,
  pick: (key: string) => void,
): MapInPage {
  const host = useRef<HTMLDivElement>(null);
  const [map, open] = useState<OpenMap>();
  const [failed, fail] = useState(false);
  const latest = useRef({ ground, points, words, pick });
  latest.current = { ground, points, words, pick };
  const fitted = useRef(false);
  useEffect(() => {
    let over = false;
    let made: OpenMap | undefined;
    const watcher = new ResizeObserver(() => made?.resize());
    const start = async (box: HTMLElement): Promise<void> => {
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
    if (host.current) void start(host.current);
    return () => {
      over = true;
      watcher.disconnect();
      made?.dispose();
    };
  }, []);
  const print = JSON.stringify(points);
  useEffect(() => {
    if (!map) return;
    map.show(latest.current.points, (key) => latest.current.pick(key));
    if (fitted.current || latest.current.points.length === 0) return;
    fitted.current = true;
    map.fit();
  }, [map, print]);
  useEffect(() => {
    map?.mark(marked);
  }, [map, marked, print]);
  return { host, state: failed ? 'failed' : map ? 'shown' : 'loading', fit: () => map?.fit() };
}
