/** The longest id of a document. */
const LONGEST = 64;

/** The next id behind one that is taken: `repair-2`, `repair-3`; a number at its end counts on, one like a year does not. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  const [counted, number] = /-(\d{1,2})$/.exec(id) ?? ['', '1'];
  const stem = id.slice(0, id.length - counted.length);
  for (let at = Number(number) + 1; ; at += 1) {
    const end = `-${String(at)}`;
    const next = `${stem.slice(0, LONGEST - end.length)}${end}`;
    if (!taken.has(next)) return next;
  }
}
