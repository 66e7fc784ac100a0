/** Codes of the dictionaries that documents name anywhere inside. */
export function dictionariesNamed(documents: Iterable<unknown>): ReadonlySet<string> {
  const codes = new Set<string>();
  const open: unknown[] = [...documents];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if ('dictionary' in next && typeof next.dictionary === 'string') codes.add(next.dictionary);
    for (const member of Object.values(next) as unknown[]) open.push(member);
  }
  return codes;
}
