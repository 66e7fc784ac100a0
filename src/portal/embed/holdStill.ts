/** What would change something, or ask for it. */
const ACTING = [
  'click',
  'dblclick',
  'auxclick',
  'submit',
  'beforeinput',
  'cut',
  'paste',
  'drop',
  'dragstart',
];
/** What opens and drags things, but also begins to mark a text. */
const POINTING = ['mousedown', 'pointerdown', 'touchstart', 'mouseover', 'contextmenu'];
/** Keys that read: they move, mark and scroll. */
const READING = /^(?:Tab|Arrow\w+|Home|End|Page\w+|Shift|Control|Alt|Meta)$/;

/**
 * Holds a page still: it can be read, marked and copied, and nothing else.
 * @param isFree what may act all the same
 * @returns ends it
 */
export function holdStill(page: Document, isFree: (target: Node) => boolean): () => void {
  const isHeld = ({ target }: Event): boolean => !(target instanceof Node && isFree(target));
  const stop = (event: Event): void => {
    if (!isHeld(event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const silence = (event: Event): void => {
    if (isHeld(event)) event.stopImmediatePropagation();
  };
  const press = (event: KeyboardEvent): void => {
    const copies = (event.ctrlKey || event.metaKey) && /^[ac]$/i.test(event.key);
    if (copies || READING.test(event.key)) silence(event);
    else stop(event);
  };
  // Before what the page itself listens for.
  const early = { capture: true };
  const window = page.defaultView ?? page;
  for (const name of ACTING) window.addEventListener(name, stop, early);
  for (const name of POINTING) window.addEventListener(name, silence, early);
  page.addEventListener('keydown', press, early);
  return () => {
    for (const name of ACTING) window.removeEventListener(name, stop, early);
    for (const name of POINTING) window.removeEventListener(name, silence, early);
    page.removeEventListener('keydown', press, early);
  };
}
