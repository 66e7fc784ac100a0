import type { LocalText, Text } from '../../schemas/text.ts';

/**
 * What a part of a document is. A `place` stands in a form's layout for one of its fields; `entry` is a named member
 * such as a source or a variable; a `step` is a node of a flow, and a `branch` one way through a block of steps.
 */
export type PartRole =
  | 'document'
  | 'node'
  | 'field'
  | 'place'
  | 'column'
  | 'filter'
  | 'sort'
  | 'tone'
  | 'view'
  | 'menu'
  | 'grant'
  | 'param'
  | 'variable'
  | 'source'
  | 'event'
  | 'input'
  | 'override'
  | 'test'
  | 'step'
  | 'branch';

/** A thing in a document that a person can point at: outline, selection, drag, clipboard, find and diff work on these. */
export interface Part {
  /**
   * Stable while the document is edited: a node's or field's bare id, else `<role>:<name>`; of the document `document`.
   * A second part of the same key gets `~2`.
   */
  readonly key: string;
  readonly role: PartRole;
  /** Where it stands now: a JSON pointer. */
  readonly pointer: string;
  /** What the document holds there. */
  readonly value: unknown;
  /** What a document or a person calls it: field code, name of a source, id; empty where it has none. */
  readonly name: string;
  /** Its own title, where it says one. */
  readonly title: Text | undefined;
  /** Type of its widget. */
  readonly type: string | undefined;
  readonly holdings: readonly Holding[];
  /** Where it stands; undefined for the document itself. */
  readonly within: Standing | undefined;
}

/** Where a part stands. */
export interface Standing {
  readonly parent: Part;
  readonly holding: Holding;
  readonly index: number;
}

/** A place inside a part that holds parts. */
export interface Holding {
  /** The member of the part, as a relative pointer without its first slash: `children`, `slots/extra`, `columns`. */
  readonly name: string;
  /** Absolute JSON pointer; the member may be absent yet. */
  readonly pointer: string;
  readonly title: LocalText;
  /** What may stand in it by role. */
  readonly roles: readonly PartRole[];
  /** `list`: in an order; `names`: an object by name; `one`: a single part or none. */
  readonly form: 'list' | 'names' | 'one';
  readonly parts: readonly Part[];
}

/** All parts of a document. */
export interface PartTree {
  readonly root: Part;
  readonly byKey: ReadonlyMap<string, Part>;
}

/** A part and all that stand in it, outermost first, in the order of the document. */
export function* walkParts(part: Part): Generator<Part> {
  yield part;
  for (const { parts } of part.holdings) for (const inner of parts) yield* walkParts(inner);
}

/** The parts around a part, innermost first. */
export function* around(part: Part): Generator<Part> {
  for (let outer = part.within?.parent; outer !== undefined; outer = outer.within?.parent) yield outer;
}

/** Whether a part is another one or stands in it. */
export const isWithin = (part: Part, outer: Part): boolean =>
  part === outer || [...around(part)].includes(outer);

/** Of several parts those that stand in none of the others, in the order of the document. */
export function outermost(tree: PartTree, keys: readonly string[]): readonly Part[] {
  const chosen = new Set(keys);
  const found: Part[] = [];
  const visit = (part: Part): void => {
    if (chosen.has(part.key)) found.push(part);
    else for (const { parts } of part.holdings) parts.forEach(visit);
  };
  visit(tree.root);
  return found;
}
