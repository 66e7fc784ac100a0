import { useEffect, type RefObject } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { CanvasModel } from '../CanvasModel.ts';
import { canvasLocale } from '../canvas.locale.ts';
import type { DragModel } from '../drag/DragModel.ts';
import { focusPanel } from '../select/editText.ts';
import { usePartName, useWay } from '../usePartName.ts';
import { walk, type Way } from './walk.ts';

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/**
 * Walks and moves by keys: arrows walk the selection; M lifts it, arrows choose a place, Enter drops, Escape puts back.
 * @param host what the keys are heard in: the region around the canvas, which has the focus after a widget was put in
 */
export function useCanvasKeys(
  canvas: CanvasModel,
  drag: DragModel,
  host: RefObject<HTMLElement | null>,
): void {
  const text = useText(canvasLocale);
  const nameOf = usePartName();
  const wayOf = useWay();
  useEffect(() => {
    const region = host.current?.closest<HTMLElement>('[role="region"]') ?? host.current;
    const saySelected = (): void => {
      const { primary } = canvas;
      if (primary) canvas.say(text('selected', { name: nameOf(primary), kind: primary.part.type ?? '' }));
    };
    const sayPlace = (): void => {
      const { lifted, place } = drag;
      if (lifted === undefined || place === undefined) return;
      const way = wayOf(place.parent, place.at.holding);
      canvas.say(
        text('place', { way, index: String(place.at.index + 1), count: String(lifted.places.length) }),
      );
    };
    const lift = (): void => {
      const { primary, model } = canvas;
      if (primary?.within === undefined) return;
      const keys = model.selection.filter((key) => canvas.drawn.byKey.has(key));
      const isLifted = drag.lift({ kind: 'parts', keys });
      canvas.say(isLifted ? text('lifted', { name: nameOf(primary) }) : text('noPlace'));
    };
    const whileLifted = (key: string): void => {
      if (key === 'Escape') {
        drag.cancel();
        canvas.say(text('putBack'));
      } else if (key === 'Enter') {
        drag.drop();
        canvas.say(text('dropped'));
      } else if (Object.hasOwn(ARROWS, key)) {
        drag.walk(key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1);
        sayPlace();
      }
    };
    const go = (way: Way): void => {
      const next = walk(canvas.drawn, canvas.primary, way);
      if (next === undefined) return;
      canvas.model.select([next.key]);
      canvas.marks.elementOf(next.id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      saySelected();
    };
    /** @returns whether the key means something here */
    const act = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (ctrlKey || metaKey || altKey) return false;
      const way = ARROWS[key];
      if (drag.lifted !== undefined) whileLifted(key);
      else if (way !== undefined) go(way);
      else if (key.toLowerCase() === 'm') lift();
      else if (key === 'Enter' && canvas.primary) focusPanel(canvas);
      else return false;
      return true;
    };
    const listen = (event: KeyboardEvent): void => {
      // Whoever tries the page does not mean the document.
      if (canvas.trying && !event.ctrlKey && !event.metaKey) event.stopPropagation();
      if (canvas.trying || isOwnKey(event) || !act(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    region?.addEventListener('keydown', listen);
    return () => region?.removeEventListener('keydown', listen);
  }, [canvas, drag, host, text, nameOf, wayOf]);
}

/** Whether a key is for the control that has the focus: a box, or a button of the canvas. */
function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  return target.closest('button') !== null && (key === 'Enter' || key === ' ');
}
