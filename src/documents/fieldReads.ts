/**
 * Codes of the fields of one record that a template reads, as far as they are known without evaluating.
 * @param scopeName the name under which expressions see the record
 */
export const fieldReads = (
  reader: { readonly paths: readonly string[] } | undefined,
  scopeName: string,
): string[] =>
  (reader?.paths ?? []).flatMap((path) => {
    const [name, code = ''] = path.split('.');
    return name === scopeName ? (/^[A-Za-z]\w*/.exec(code) ?? []) : [];
  });
