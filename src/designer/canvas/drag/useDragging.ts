import { useEffect, type RefObject } from 'react';
import type { CanvasModel } from '../CanvasModel.ts';
import { AutoScroll } from './AutoScroll.ts';
import type { DragModel } from './DragModel.ts';
import type { Load } from './dragged.ts';

/** Pixels that a pressed pointer moves before it drags. */
const START = 5;

/** What was pressed, and where. */
interface Press {
  readonly load: Load;
  readonly x: number;
  readonly y: number;
}

/**
 * Drags what is pressed and moved: parts on the canvas and in the outline, widgets of the palette.
 * @param stage the page
 * @param scroller what scrolls when the pointer comes near its edge
 * @param dropped called after a drop
 */
export function useDragging(
  canvas: CanvasModel,
  drag: DragModel,
  stage: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  dropped: () => void,
): void {
  useEffect(() => {
    const scroll = new AutoScroll(scroller, () => drag.pointer && drag.move(drag.pointer));
    let press: Press | undefined;
    let endsInClick = false;
    const isDragging = (): boolean => drag.load !== undefined && drag.lifted === undefined;

    const down = (event: PointerEvent): void => {
      endsInClick = false;
      const load = event.button === 0 && event.isPrimary ? loadAt(event.target, canvas, stage) : undefined;
      press = load && { load, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (press === undefined) return;
      const { clientX: x, clientY: y } = event;
      if (!isDragging()) {
        if (Math.hypot(x - press.x, y - press.y) < START) return;
        if (drag.lifted !== undefined) drag.cancel();
        drag.start(press.load);
        document.body.classList.add(DRAGGING);
        scroll.start();
      }
      event.preventDefault();
      drag.move({ x, y }, event.ctrlKey || event.metaKey);
    };
    const end = (): void => {
      press = undefined;
      scroll.stop();
      document.body.classList.remove(DRAGGING);
    };
    const up = (): void => {
      const ends = isDragging();
      end();
      if (!ends) return;
      endsInClick = true;
      drag.drop();
      dropped();
    };
    const cancel = (): void => {
      if (isDragging()) drag.cancel();
      end();
    };
    // The window loses the focus, not something on it.
    const blur = ({ target }: Event): void => {
      if (target === window) cancel();
    };
    // What was dragged is not clicked as well.
    const click = (event: Event): void => {
      if (!endsInClick) return;
      endsInClick = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (!isDragging()) return;
      event.stopPropagation();
      event.preventDefault();
      if (event.key === 'Escape') cancel();
      else if (event.key === 'ArrowUp') drag.changeLevel(1);
      else if (event.key === 'ArrowDown') drag.changeLevel(-1);
      else if (drag.pointer) drag.move(drag.pointer, event.ctrlKey || event.metaKey);
    };
    const listeners: readonly [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['click', click],
      ['keydown', key],
      ['keyup', key],
      ['blur', blur],
    ];
    for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of listeners)
        window.removeEventListener(name, listener as EventListener, true);
      cancel();
    };
  }, [canvas, drag, stage, scroller, dropped]);
}

const DRAGGING = 'at-canvas-dragging';

/** What a press on an element would drag; undefined where that is nothing. */
function loadAt(
  target: EventTarget | null,
  canvas: CanvasModel,
  stage: RefObject<HTMLElement | null>,
): Load | undefined {
  if (!(target instanceof Element) || canvas.trying) return undefined;
  if (stage.current?.contains(target) === true) return partsLoad(canvas, canvas.partAt(target)?.key);
  if (canvas.frame?.closest('.at-design')?.contains(target) !== true) return undefined;
  if (target.closest('[data-drag-handle]')) return partsLoad(canvas, canvas.primary?.key);
  const type = target.closest('[data-type]')?.getAttribute('data-type');
  if (type) return { kind: 'widget', type };
  const field = target.closest('[data-field]');
  if (field) return { kind: 'field', code: field.getAttribute('data-field') ?? '', title: field.textContent };
  const key = target.closest('[data-part]')?.getAttribute('data-part') ?? undefined;
  return partsLoad(canvas, key);
}

/** A part with all others that are selected with it. */
function partsLoad({ model, drawn }: CanvasModel, key: string | undefined): Load | undefined {
  const part = key === undefined ? undefined : drawn.byKey.get(key);
  if (part?.within === undefined) return undefined;
  return { kind: 'parts', keys: model.selection.includes(part.key) ? model.selection : [part.key] };
}
