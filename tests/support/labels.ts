// Loaded once by each worker, whose files share one window.

/**
 * jsdom looks through the whole document for the labels of a control, and queries by role ask each button for them. One
 * without an id has no labels but those that it stands in.
 */
function lookForLabelsInReason(prototype: object): void {
  const labels = Object.getOwnPropertyDescriptor(prototype, 'labels');
  if (!labels?.get) throw new Error('jsdom keeps labels elsewhere.');
  const { get } = labels;
  Object.defineProperty(prototype, 'labels', {
    ...labels,
    get(this: Element): unknown {
      const hasNone = this.id === '' && this.closest('label') === null;
      return hasNone ? document.createDocumentFragment().childNodes : get.call(this);
    },
  });
}

if (typeof window !== 'undefined') {
  const controls = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  for (const { prototype } of controls) lookForLabelsInReason(prototype);
}
