const REVEAL = 'atrium:reveal';

/** Asks what stands around an element to show the field of a path, which may be hidden in it. */
export const reveal = (element: Element, path: string): boolean =>
  element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, detail: path }));

/**
 * Shows fields that an element hides when it is asked to.
 * @param show gets the path; it has to draw before it returns
 * @returns takes that back
 */
export function onReveal(element: Element, show: (path: string) => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') show(event.detail);
  };
  element.addEventListener(REVEAL, hear);
  return () => element.removeEventListener(REVEAL, hear);
}
