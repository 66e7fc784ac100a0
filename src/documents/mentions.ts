const texts = new WeakMap<object, string>();

/** Whether a document has a text anywhere in it, as JSON writes it: what it does not mention need not be looked up for it. */
export function mentions(document: object, text: string): boolean {
  const known = texts.get(document) ?? JSON.stringify(document);
  texts.set(document, known);
  return known.includes(text);
}
