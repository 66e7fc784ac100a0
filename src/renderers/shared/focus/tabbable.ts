const CONTROLS = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';

/** Whether an element can be seen and take the focus. Where the browser cannot tell what is seen, all is. */
export function canTakeFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled')) return false;
  return (
    (element as Partial<HTMLElement>).checkVisibility?.call(element, { visibilityProperty: true }) ?? true
  );
}

/** What Tab stops at inside an element, in the order of the page. */
export function tabbableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.tabIndex >= 0 && element.ariaHidden !== 'true' && canTakeFocus(element),
  );
}
