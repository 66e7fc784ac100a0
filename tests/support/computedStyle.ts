// Loaded once by each worker, whose files share one window.

/** What elements are displayed as by the browser's own style, by their names. */
const displays = new Map<string, string>();
/** antd takes parts out of sight by a style; its styles are not in the document (`keptStyles.ts`). */
const ANTD_HIDDEN = /(?:^|\s)ant-[\w-]+-hidden(?:\s|$)/;

type StyleOf = (element: Element) => CSSStyleDeclaration;

function ownValue(element: Element, property: string): string {
  const styled = element instanceof HTMLElement || element instanceof SVGElement;
  return styled && element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';
}

function displayByName(element: Element, styleOf: StyleOf): string {
  const { localName, namespaceURI } = element;
  const known = displays.get(localName);
  if (known !== undefined) return known;
  const { display } = styleOf(document.createElementNS(namespaceURI, localName));
  displays.set(localName, display);
  return display;
}

function displayOf(element: Element, styleOf: StyleOf): string {
  const own = ownValue(element, 'display');
  if (own !== '') return own;
  if (element.matches('[hidden]:not([hidden=until-found]), input[type=hidden]')) return 'none';
  if (ANTD_HIDDEN.test(element.getAttribute('class') ?? '')) return 'none';
  return element.matches('dialog[open]') ? 'block' : displayByName(element, styleOf);
}

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownValue(at, 'visibility');
    if (own !== '' && own !== 'inherit') return own;
  }
  return 'visible';
}

/**
 * The computed style of an element, of which `display` and `visibility` are found at once: queries by role and rules of
 * accessibility ask for them of every element and all that it stands in, for which jsdom tries each rule of each style. What a style of the document
 * hides is not known here: that is looked at in browsers.
 */
function lightStyle(element: Element, styleOf: StyleOf, target: CSSStyleDeclaration): CSSStyleDeclaration {
  let whole: CSSStyleDeclaration | undefined;
  const quick = (name: string): string | undefined => {
    if (name === 'display') return displayOf(element, styleOf);
    if (name === 'visibility') return visibilityOf(element);
    return name === 'content-visibility' ? ownValue(element, name) : undefined;
  };
  const getPropertyValue = (name: string): string =>
    quick(name) ?? (whole ??= styleOf(element)).getPropertyValue(name);
  return new Proxy(target, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      const found: unknown =
        (typeof name === 'string' ? quick(name) : undefined) ??
        Reflect.get((whole ??= styleOf(element)), name);
      return typeof found === 'function' ? (found.bind(whole) as unknown) : found;
    },
  });
}

if (typeof window !== 'undefined') {
  const styleOf = window.getComputedStyle.bind(window);
  const target = document.createElement('i').style;
  // jsdom refuses the styles of pseudo-elements with an error on the console; the element's own styles do here.
  window.getComputedStyle = (element) => lightStyle(element, (one) => styleOf(one), target);
}
