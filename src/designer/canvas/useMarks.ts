import { useEffect, type RefObject } from 'react';
import type { CanvasModel } from './CanvasModel.ts';

/** Attributes that marks write themselves are no change of the page. */
const WATCHED: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['style', 'class', 'hidden', 'open'],
};

/** Keeps marks and measures up with the page: at most once per frame, after it has changed, moved or been scrolled. */
export function useMarks(canvas: CanvasModel, stage: RefObject<HTMLElement | null>): void {
  const { document } = canvas.model;
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    let frame: number | undefined;
    let touched = new Set<Node>();
    const note = (records: readonly MutationRecord[]): void => {
      for (const { type, target } of records) if (type === 'childList') touched.add(target);
    };
    const soon = (): void => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        note(mutations.takeRecords());
        canvas.marks.refresh(touched);
        touched = new Set();
        canvas.moved();
      });
    };
    canvas.marks.watch(soon, element);
    const mutations = new MutationObserver((records) => {
      note(records);
      soon();
    });
    mutations.observe(element, WATCHED);
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(soon) : undefined;
    sizes?.observe(element);
    element.addEventListener('scroll', soon, true);
    element.addEventListener('transitionend', soon, true);
    element.addEventListener('load', soon, true);
    soon();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      canvas.marks.watch(() => undefined);
      mutations.disconnect();
      sizes?.disconnect();
      element.removeEventListener('scroll', soon, true);
      element.removeEventListener('transitionend', soon, true);
      element.removeEventListener('load', soon, true);
    };
  }, [canvas, stage]);
  // What a container holds may change without a change of what it draws.
  useEffect(() => canvas.marks.changed(), [canvas, document]);
}
