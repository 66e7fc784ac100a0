/** The role's rights on the fields of the form around. */
export interface FieldRights {
  mayRead(code: string): boolean;
  mayWrite(code: string): boolean;
  /** Whether any field may be kept from the role. */
  masks: boolean;
  /** Whether the values at hand hold even what the role may not read: the server's do, the browser's never. */
  whole: boolean;
  /** The nodes are members of a field's value: they have the rights of the field, which are looked at before. */
  members?: true;
}

/** Something that reads from a scope: a flag, a template, an expression. */
interface Reader {
  /** What it reads, as deep as it is known without evaluating. */
  paths: readonly string[];
}

/**
 * Whether something reads a field that is kept from the role. Browser and server then leave it undecided alike: taken
 * for empty, a field that nobody may see would hide and empty the ones that hang on it.
 */
export function readsMasked({ paths }: Reader, rights: FieldRights | undefined): boolean {
  if (!rights?.masks) return false;
  return paths.some((path) => {
    const [name, code] = path.split('.');
    if (name !== 'form') return false;
    return code === undefined || !rights.mayRead(code);
  });
}

/** Whether something reads a field whose value is not at hand, so that it can be neither computed nor judged here. */
export const lacksMasked = (reader: Reader, rights: FieldRights | undefined): boolean =>
  rights?.whole === false && readsMasked(reader, rights);
