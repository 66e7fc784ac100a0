/** The longest id of a document. */
const LONGEST = 64;

/** The next id behind one that is taken: `repair-2`, `repair-3`. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  const stem = id.replace(/-\d+$/, '');
  for (let at = 2; ; at += 1) {
    const end = `-${String(at)}`;
    const next = `${stem.slice(0, LONGEST - end.length)}${end}`;
    if (!taken.has(next)) return next;
  }
}
