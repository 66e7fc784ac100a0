import { useEffect, useState } from 'react';

export interface Turning {
  at: number;
  go: (to: number) => void;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * Which of `count` slides is shown, turning every `interval` milliseconds while it plays; never for whoever wants
 * less movement, and not while `held` (the pointer or the focus is on it).
 */
export function useTurning(count: number, interval: number, held: boolean): Turning {
  const [wanted, setWanted] = useState(0);
  const [playing, setPlaying] = useState(
    () => interval > 0 && !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  // Slides may have become fewer.
  const at = count === 0 ? 0 : wanted % count;
  const go = (to: number): void => setWanted((to + count) % count);
  const turns = playing && interval > 0 && !held && count > 1;
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setTimeout(() => setWanted((at + 1) % count), interval);
    return () => {
      clearTimeout(timer);
    };
  }, [turns, at, count, interval]);
  return { at, go, playing, setPlaying };
}
