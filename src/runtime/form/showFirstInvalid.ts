const FOCUSABLE = 'input, textarea, select, button, [tabindex]';
const WRONG = '[aria-invalid="true"]';
/** Steps, tabs and panels that are not open. */
const CLOSED = '[hidden], [style*="display: none"]';

/** Brings the first input that carries an error into sight and puts the cursor in it; what is not open is passed over. */
export function showFirstInvalid(within: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const found = within && firstInvalid(within);
    if (found) enter(found);
  });
}

/** The innermost part in sight that is wrong: of a group what is in it. */
export const firstInvalid = (within: Element): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(WRONG)].find(
    (one) => !one.closest(CLOSED) && !one.querySelector(WRONG),
  );

/** Brings something that is wrong into sight, and puts the cursor into it. */
export function enter(wrong: HTMLElement): void {
  const input = wrong.matches(FOCUSABLE) ? wrong : wrong.querySelector<HTMLElement>(FOCUSABLE);
  (input ?? wrong).scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
