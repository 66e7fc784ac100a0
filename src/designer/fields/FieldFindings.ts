/** What was found wrong with what fields hold, by dotted paths of the whole that they are members of. */
export interface FieldFindings {
  /** What is wrong at a path, or with what it stands for as a whole. */
  at(path: string): string | undefined;
  /** All that is wrong at a path and within it. */
  within(path: string): readonly { readonly path: string; readonly message: string }[];
  /** A field holds a text that is no value, and why; undefined: it is one again, or gone. */
  hold(path: string, why: string | undefined): void;
  /** Why the text that a field holds is no value. */
  heldAt(path: string): string | undefined;
}
