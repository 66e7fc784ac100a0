/** Texts, names in quotation marks, dollar quotations and comments: what looks like an input there is none. */
const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\//g;

/**
 * Names that a statement takes as `:name` and that are no inputs yet, as proposals; the server reads the statement by
 * the database's own parser.
 */
export function unknownInputs(text: string, known: readonly string[]): readonly string[] {
  const plain = text.replace(QUOTED, ' ');
  const names = [...plain.matchAll(/(?<![:\w]):([A-Za-z]\w*)/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !known.includes(name));
}
