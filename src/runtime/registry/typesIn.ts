/**
 * The widget types that a document names, wherever its nodes stand. Conditions have an id and a type as well, and
 * compare something.
 */
export function* typesIn(value: unknown): Generator<string> {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if ('type' in next && 'id' in next && !('bindKey' in next) && typeof next.type === 'string')
      yield next.type;
    for (const member of Object.values(next)) open.push(member);
  }
}
