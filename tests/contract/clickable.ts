/** What a keyboard reaches by itself, or what says by its role that it is for clicking. */
const REACHABLE =
  'a[href], button, input, select, textarea, label, summary, option, [tabindex]:not([tabindex="-1"]), ' +
  '[contenteditable=true], [role=option], [role=menuitem], [role=tab], [role=treeitem], [role=gridcell]';

/** React keeps the props of an element beside it. */
function handlesClicks(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props = key === undefined ? undefined : (Reflect.get(element, key) as object | undefined);
  return props !== undefined && 'onClick' in props && typeof props.onClick === 'function';
}

/** antd's own parts are its concern, and what is hidden from readers is there for the mouse besides. */
const isForeign = (element: Element): boolean =>
  /(^|\s)(ant|rc|anticon)-?/.test(element.getAttribute('class') ?? '') ||
  element.closest('[aria-hidden=true]') !== null;

/** Elements that answer a click and that no keyboard reaches, neither them nor what they stand around. */
export const faultsOfClicks = (root: Element): string[] =>
  [...root.querySelectorAll('*')]
    .filter(
      (element) =>
        handlesClicks(element) &&
        !isForeign(element) &&
        !element.matches(REACHABLE) &&
        element.querySelector(REACHABLE) === null &&
        element.closest('label') === null,
    )
    .map((element) => `clickable, and no keyboard reaches it: ${element.outerHTML.slice(0, 120)}`);
