import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { placedSteps } from '../../documents/stepChain.ts';
import { onReveal } from '../fields/reveal.ts';
import type { StepsEditing } from './StepsContext.ts';
import { isWithin } from '../cards/tree.ts';

/** Opens the step that a path leads into, and unfolds those around it, when its field is asked for within an element. */
export function useRevealed(editing: StepsEditing): RefObject<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    return onReveal(element.current, (path) => {
      const way = placedSteps(editing.chain, '').filter(({ at }) => isWithin(path, editing.fullPath(at)));
      flushSync(() => {
        for (const { at } of way) editing.setFolded(at, false);
        const last = way.at(-1);
        if (last) editing.setOpen(last.at, true);
      });
    });
  });
  return element;
}
