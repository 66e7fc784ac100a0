/** Other values of members; undefined leaves one out. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A copy with other members. One that is undefined is left out, as the server has it. */
export function changed<T extends object>(whole: T, part: Change<T>): T {
  const next = { ...whole, ...part };
  for (const name of Object.keys(next)) {
    if (Reflect.get(next, name) === undefined) Reflect.deleteProperty(next, name);
  }
  return next;
}
