/** Within an expression: a text, which stays, or what is read of a field of the form. */
const READ = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![\w.])(form\s*\.\s*)(\w+)/g;

/**
 * A value of a document in which expressions, and the keys of conditions, read fields of the form under other codes.
 * @param codes new codes by the ones before
 */
export function renameCodes<T>(value: T, codes: ReadonlyMap<string, string>): T {
  return [...codes].every(([before, after]) => before === after) ? value : (visit(value, codes) as T);
}

function visit(value: unknown, codes: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return inTemplate(value, codes);
  if (Array.isArray(value)) return value.map((each) => visit(each, codes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'bindKey' && typeof member === 'string' ? inExpression(member, codes) : visit(member, codes),
    ]),
  );
}

const inTemplate = (text: string, codes: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\{\{.*?\}\}/gs, (expression) => inExpression(expression, codes));

const inExpression = (text: string, codes: ReadonlyMap<string, string>): string =>
  text.replaceAll(READ, (whole: string, form?: string, code?: string) =>
    form === undefined || code === undefined ? whole : form + (codes.get(code) ?? code),
  );
