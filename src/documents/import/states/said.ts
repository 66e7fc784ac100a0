/** An expression of ours that is yes or no, what is certain, or undefined for what cannot be said. */
export type Said = string | boolean | undefined;

/** All of several. */
export function every(parts: readonly Said[]): Said {
  if (parts.includes(false)) return false;
  return joined(parts, true, 'and');
}

/** One of several. */
export function some(parts: readonly Said[]): Said {
  if (parts.includes(true)) return true;
  return joined(parts, false, 'or');
}

function joined(parts: readonly Said[], neutral: boolean, word: string): Said {
  if (parts.includes(undefined)) return undefined;
  const texts = [...new Set(parts.filter((part) => typeof part === 'string'))];
  return texts.length === 0 ? neutral : texts.length === 1 ? texts[0] : `(${texts.join(` ${word} `)})`;
}

/** The opposite. */
export const negated = (said: Said): Said =>
  typeof said === 'string' ? `not (${said})` : typeof said === 'boolean' ? !said : undefined;

/** One of two, as a third decides. */
export function chosen(test: Said, yes: Said, no: Said): Said {
  if (test === undefined || yes === undefined || no === undefined) return undefined;
  if (typeof test === 'boolean') return test ? yes : no;
  if (yes === no) return yes;
  if (typeof yes === 'boolean') return yes ? some([test, no]) : every([negated(test), no]);
  if (typeof no === 'boolean') return no ? some([negated(test), yes]) : every([test, yes]);
  return `(${test} ? ${yes} : ${no})`;
}
