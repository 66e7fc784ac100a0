/** What is typed into comes before what is pressed, such as the tools above a text. */
const ORDER = [
  'input:not([type="file"]), textarea, select, [contenteditable="true"]',
  '[tabindex="0"], button, a[href]',
];

/**
 * Gives the focus to the first control of a field that takes it, and to the field itself where none does, so that the
 * keys around it work in any case.
 */
export function focusIn(field: HTMLElement): void {
  for (const selector of ORDER)
    for (const control of field.querySelectorAll<HTMLElement>(selector)) {
      control.focus();
      if (document.activeElement === control) return;
    }
  field.focus();
}
