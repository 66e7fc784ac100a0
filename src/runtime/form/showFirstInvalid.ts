const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

/** Brings the first input that carries an error into sight and puts the cursor in it; steps not open are passed over. */
export function showFirstInvalid(within: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = [...(within?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    // A group is wrong by what is in it: that is where to go.
    const first = wrong.find(
      (one) => !one.closest('[hidden]') && !one.querySelector('[aria-invalid="true"]'),
    );
    const input = first?.matches(FOCUSABLE) === true ? first : first?.querySelector<HTMLElement>(FOCUSABLE);
    (input ?? first)?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  });
}
