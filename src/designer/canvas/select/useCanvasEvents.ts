import { useEffect, type RefObject } from 'react';
import type { CanvasModel } from '../CanvasModel.ts';
import { beneath } from './beneath.ts';
import { editTextAt } from './editText.ts';

/** What widgets do not get while the page is designed. */
const KEPT = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'mouseover',
  'mouseout',
  'pointerover',
  'pointerout',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'submit',
  'dragstart',
  'dragover',
  'drop',
  'paste',
  'cut',
] as const;

/** What the browser itself would do with them: focus, follow links, send forms, select texts, drag images. */
const PREVENTED: ReadonlySet<string> = new Set([
  'mousedown',
  'click',
  'auxclick',
  'submit',
  'dragstart',
  'drop',
]);

/**
 * Selects by pointer what is on the canvas, and keeps what people do there from the widgets, unless the page is tried.
 * @param focus puts the keyboard on the canvas
 */
export function useCanvasEvents(
  canvas: CanvasModel,
  stage: RefObject<HTMLElement | null>,
  focus: () => void,
): void {
  const { trying } = canvas;
  useEffect(() => {
    const element = stage.current;
    if (element === null || trying) return undefined;
    const pointing = new Pointing(canvas, focus);
    const listen = (event: Event): void => {
      event.stopPropagation();
      if (PREVENTED.has(event.type)) event.preventDefault();
      if (event instanceof MouseEvent) pointing.take(event);
    };
    const hover = ({ target }: Event): void => canvas.hover(canvas.partAt(elementOf(target))?.key);
    const leave = (): void => canvas.hover(undefined);
    const refuseFocus = (event: FocusEvent): void => {
      event.stopPropagation();
      focus();
    };
    for (const name of KEPT) element.addEventListener(name, listen, true);
    element.addEventListener('pointermove', hover, true);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', refuseFocus, true);
    return () => {
      for (const name of KEPT) element.removeEventListener(name, listen, true);
      element.removeEventListener('pointermove', hover, true);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', refuseFocus, true);
    };
  }, [canvas, stage, focus, trying]);
}

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

/** What presses and clicks select. */
class Pointing {
  /** Whether the part that was pressed was selected before. */
  private again = false;
  private readonly canvas: CanvasModel;
  private readonly focus: () => void;

  constructor(canvas: CanvasModel, focus: () => void) {
    this.canvas = canvas;
    this.focus = focus;
  }

  take(event: MouseEvent): void {
    if (event.button !== 0) return;
    if (event.type === 'pointerdown') this.press(event);
    if (event.type === 'click') this.click(event);
    if (event.type === 'dblclick') this.edit(event);
  }

  private press({ target, ctrlKey, metaKey }: MouseEvent): void {
    const { model } = this.canvas;
    const part = this.canvas.partAt(elementOf(target));
    this.focus();
    this.again = part !== undefined && model.selection.includes(part.key);
    if (part === undefined) model.select([]);
    else if (ctrlKey || metaKey) model.toggle(part.key);
    else if (!this.again) model.select([part.key]);
  }

  /** A second click on what is selected goes to what is around it, or with Alt to what lies beneath. */
  private click(event: MouseEvent): void {
    const { canvas, again } = this;
    const part = canvas.partAt(elementOf(event.target));
    if (part === undefined || !again || event.detail > 1 || event.ctrlKey || event.metaKey) return;
    const next = event.altKey ? beneath(canvas, event) : part.within?.parent;
    if (next?.within !== undefined) canvas.model.select([next.key]);
    else canvas.model.select([part.key]);
  }

  private edit({ target }: MouseEvent): void {
    const element = elementOf(target);
    const part = this.canvas.partAt(element);
    if (part === undefined || element === null) return;
    this.canvas.model.select([part.key]);
    editTextAt(this.canvas, part, element);
  }
}
