/** What a person types into, chooses with or gives a file to. */
const CONTROL = [
  'input:not([type=hidden])',
  'textarea',
  'select',
  '[contenteditable=true]',
  ...['slider', 'switch', 'spinbutton', 'checkbox', 'radio', 'combobox', 'textbox'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

/** Roles that know the state "required"; a group has to say it in another way. */
const REQUIRABLE = new Set([
  'checkbox',
  'combobox',
  'listbox',
  'radiogroup',
  'spinbutton',
  'textbox',
  'tree',
]);

const outermost = (found: readonly HTMLElement[]): HTMLElement[] =>
  found.filter((one) => !found.some((other) => other !== one && other.contains(one)));

/** The controls in a part of a page; a search within what is offered and a toolbar are none. */
export const controlsIn = (root: Element): HTMLElement[] =>
  outermost([...root.querySelectorAll<HTMLElement>(CONTROL)]).filter(
    (one) =>
      !one.matches('[type=search]:not([role=combobox]), [role=searchbox], [role=search] *, [role=toolbar] *'),
  );

/** Nobody can change anything with it. */
export const isInert = (control: HTMLElement): boolean =>
  control.matches(
    ':disabled, [aria-disabled=true], [aria-disabled=true] *, [inert] *, [contenteditable=false]',
  );

export function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  const type = element.getAttribute('type');
  if (element.localName === 'select') return 'listbox';
  if (element.localName === 'input' && (type === 'checkbox' || type === 'radio' || type === 'range')) {
    return type === 'range' ? 'slider' : type;
  }
  if (element.localName === 'textarea' || element.matches('[contenteditable=true]')) return 'textbox';
  return element.localName === 'input' && !['file', 'color'].includes(type ?? '') ? 'textbox' : '';
}

export const mayBeRequired = (element: Element): boolean => REQUIRABLE.has(roleOf(element));

const textsOfIds = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? '' : (element.ownerDocument.getElementById(id)?.textContent ?? '')))
    .join(' ');

/** What a control is called: never by its placeholder, which goes as soon as something is typed. */
export function nameOf(element: Element): string {
  const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<Element>)] : [];
  const own = [
    element.getAttribute('aria-label') ?? '',
    textsOfIds(element, 'aria-labelledby'),
    ...labels.map((label) => label.textContent),
    element.localName === 'button' ? element.textContent : '',
  ];
  return own.join(' ').trim();
}

/** An element and what it stands in, up to the field's frame: groups say for all that is in them. */
export function* selfAndGroups(element: Element, root: Element): Generator<Element> {
  let at: Element | null = element;
  while (at && at !== root) {
    if (at === element || at.matches('[role=group], [role=radiogroup], [role=grid], fieldset, table'))
      yield at;
    at = at.parentElement;
  }
}

/** What a person sees of a value: texts, what stands in controls, what is ticked, pressed, drawn. */
export function faceOf(root: Element): string {
  const parts: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    // What is read aloud repeats what is shown, tools follow the caret, and icons the focus.
    if (element.closest('[aria-live], [role=toolbar], .anticon')) continue;
    for (const child of element.childNodes) if (child.nodeType === 3) parts.push(child.nodeValue ?? '');
    if (element.textContent !== '' && element.closest('[contenteditable=true]'))
      parts.push(element.localName);
    if ('value' in element && typeof element.value === 'string') parts.push(`value ${element.value}`);
    if ('checked' in element && element.checked === true) parts.push('checked');
    for (const state of ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-valuenow', 'src', 'd']) {
      const said = element.getAttribute(state);
      if (said !== null) parts.push(`${state} ${said}`);
    }
  }
  return parts.join('|');
}
