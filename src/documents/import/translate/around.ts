import type { FieldReference, Node } from '../../../schemas/node.ts';

/** What is laid out: nodes, and references to fields. */
export type Placed = readonly (Node | FieldReference)[];

/** What is around a property. */
export interface Around {
  /** Names of the objects around from the form, or from the row, which codes are made of. */
  readonly address: readonly string[];
  /** In front of the address, of the fields in rows: `rows`, `*`. */
  readonly base: readonly string[];
  /** The same with the names of layouts, by which Formily's targets may go as well. */
  readonly way: readonly string[];
  /** Titles of the objects around. */
  readonly titles: readonly string[];
  readonly required: ReadonlySet<string>;
  /** An object around may be left out, and with it what it requires. */
  readonly optional: boolean;
  readonly depth: number;
  /** References that are being followed. */
  readonly following: readonly string[];
}

/** Around the properties of the form, or of the rows of a field. */
export const outermost = (base: readonly string[], depth: number, following: readonly string[]): Around => ({
  address: [],
  base,
  way: base,
  titles: [],
  required: new Set(),
  optional: false,
  depth,
  following,
});

/** The address of a property by which expressions find it. */
export const addressOf = (around: Around, name: string): string =>
  [...around.base, ...around.address, name].join('.');
