import { canTakeFocus, tabbableIn } from '../../renderers/shared/focus/tabbable.ts';

/** What had the focus, and where it stood: an element that is taken out of the page no longer tells. */
interface Held {
  readonly element: HTMLElement;
  /** What it stood in, from the inside. */
  readonly around: readonly Element[];
  /** The row or item of a list that it stood in, with its place among those beside it. */
  readonly item: { readonly element: Element; readonly index: number; readonly list: Element } | undefined;
}

const ITEM = 'tr, li, article, [role="row"], [role="listitem"]';

/**
 * Keeps the focus in the page: where what has it goes, or can no longer be used (the button of a notice that is gone,
 * a dialog that closes, a button that is disabled by its own click), the browser hands it to nothing, and Escape and
 * Tab no longer reach what the person works in. It then goes to the place around, and to none of the controls in it,
 * which the next key would press: of a row that is gone, to the one that stands there now; of a layer over the page that
 * is gone, to what opened it.
 * @returns ends it
 */
export function keepFocus(page: Document): () => void {
  let held: Held | undefined;
  /** What had the focus before it first went into a layer. A layer is a child of the body: the page, a dialog, a menu. */
  const openers = new WeakMap<Element, Held>();

  const onFocusIn = ({ target }: FocusEvent): void => {
    const view = page.defaultView;
    if (!view || !(target instanceof view.HTMLElement) || target === page.body) return;
    const before = held;
    held = { element: target, around: ancestorsOf(target), item: itemOf(target) };
    const layer = layerOf(held);
    if (layer && before && layerOf(before) !== layer) openers.set(layer, before);
  };
  const restore = (): void => {
    // In a frame the focus may be with the page around, which keeps it.
    if (!held || !isLost(page) || !page.hasFocus() || canTakeFocus(held.element)) return;
    const target = nearest(held, openers);
    if (target) give(target);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    // What hides or disables an element is drawn after the event.
    requestAnimationFrame(() => {
      // Left for nothing while it could be used: that was the person's wish, whatever goes later.
      if (held && isLost(page) && canTakeFocus(held.element)) held = undefined;
      else restore();
    });
  };
  const removals = new MutationObserver(restore);
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('focusout', onFocusOut);
  removals.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('focusout', onFocusOut);
    removals.disconnect();
  };
}

const isLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body;

const layerOf = ({ element, around }: Held): Element | undefined => around.at(-1) ?? element;

/** What an element stands in, without the body and what is around that. */
function ancestorsOf(element: Element): Element[] {
  const around: Element[] = [];
  for (
    let next = element.parentElement;
    next && next !== element.ownerDocument.body;
    next = next.parentElement
  )
    around.push(next);
  return around;
}

function itemOf(element: Element): Held['item'] {
  const item = element.closest(ITEM);
  const list = item?.parentElement;
  return item && list ? { element: item, index: [...list.children].indexOf(item), list } : undefined;
}

/** The item of a list that stands now where one stood that is gone, or the last before it. */
function inItsPlace({ item }: Held): HTMLElement | undefined {
  if (!item?.list.isConnected || item.element.isConnected) return undefined;
  const items = [...item.list.children].slice(0, item.index + 1).reverse();
  return items.find(isPlace);
}

const isPlace = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && canTakeFocus(element) && tabbableIn(element).length > 0;

function nearest(held: Held, openers: WeakMap<Element, Held>): HTMLElement | undefined {
  const visited = new Set<Held>();
  for (let from: Held | undefined = held; from && !visited.has(from);) {
    visited.add(from);
    if (canTakeFocus(from.element)) return from.element;
    const place = inItsPlace(from) ?? from.around.find(isPlace);
    if (place) return place;
    const layer = layerOf(from);
    from = layer && openers.get(layer);
  }
  return undefined;
}

/** Gives the focus to a control, or to a place that is none: Tab goes on from there, and other keys press nothing. */
function give(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.dataset.keptFocus = '';
    const letGo = (): void => {
      target.removeAttribute('tabindex');
      delete target.dataset.keptFocus;
    };
    target.addEventListener('blur', letGo, { once: true });
  }
  target.focus({ preventScroll: true });
}
