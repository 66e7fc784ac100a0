const FOCUSABLE = 'input, textarea, select, button, [tabindex]';
/** Frames in which it has to come: parts in parts open one after the other, and may have to be fetched. */
const FRAMES = 60;

/**
 * Puts the cursor into an input, or what holds one, as soon as it is in sight; not where the person has gone on elsewhere
 * meanwhile.
 * @param look what it is, asked for in each frame until it is there; it may open what it stands in
 * @param otherwise what it is where that did not come
 * @param ended told at the end, however it ends
 */
export function awaitSight(
  look: () => HTMLElement | undefined,
  otherwise: () => HTMLElement | undefined = () => undefined,
  ended: () => void = () => undefined,
): void {
  const begun = document.activeElement;
  const frame = (left: number): void => {
    const hasLeft = ![begun, document.body].includes(document.activeElement);
    const found = hasLeft ? undefined : (look() ?? (left === 0 ? otherwise() : undefined));
    if (found) enter(found);
    if (found || hasLeft || left === 0) ended();
    else requestFrame(left - 1);
  };
  const requestFrame = (left: number): void => {
    requestAnimationFrame(() => {
      frame(left);
    });
  };
  requestFrame(FRAMES);
}

function enter(wanted: HTMLElement): void {
  const input = wanted.matches(FOCUSABLE) ? wanted : wanted.querySelector<HTMLElement>(FOCUSABLE);
  (input ?? wanted).scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
