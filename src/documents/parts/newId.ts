import { isFieldReference, type FieldReference, type Node } from '../../schemas/node.ts';
import type { Starter } from '../../schemas/rendererMeta.ts';
import { walkParts, type PartTree } from './part.ts';

/** The longest that the first part of a new id is: a suffix follows. */
const LONGEST_STEM = 56;

/**
 * Gives ids that no part of a document has, nor one that was given before. What is new gets one that nothing had before it
 * either, by chance: two people who insert a text each at once mean two texts, and a new field is not the one that was
 * removed, whose values stand under its id (`docs/decisions/field-identity.md`).
 */
export class IdSource {
  private readonly taken: Set<string>;

  constructor(tree: PartTree) {
    this.taken = new Set([...walkParts(tree.root)].map(({ name }) => name));
  }

  /** An id that is free: the wanted one where it is, else a fresh one like it. */
  next(wanted: string): string {
    if (this.taken.has(wanted)) return this.fresh(wanted);
    this.taken.add(wanted);
    return wanted;
  }

  /** An id for something new. @param like an id, or the type of a widget: `text` → `text_4k2f9` */
  fresh(like: string): string {
    const stem = stemOf(like);
    let id = `${stem}_${chanceSuffix()}`;
    while (this.taken.has(id)) id = `${stem}_${chanceSuffix()}`;
    this.taken.add(id);
    return id;
  }

  /** A node with all that stands in it under ids of this document; field codes stay. */
  renew<T extends Node | FieldReference>(node: T, renamed?: Map<string, string>): T {
    if (isFieldReference(node)) return node;
    const id = this.next(node.id);
    renamed?.set(node.id, id);
    const inside = <C extends Node | FieldReference>(children: readonly C[]): C[] =>
      children.map((child) => this.renew(child, renamed));
    return {
      ...node,
      id,
      ...(node.children && { children: inside(node.children) }),
      ...(node.slots && {
        slots: Object.fromEntries(Object.entries(node.slots).map(([name, nodes]) => [name, inside(nodes)])),
      }),
    };
  }

  /** Something else than a node, a menu or a view, with what stands in it: what has an id gets another one. */
  renewNamed(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const { id, children, node } = value;
    return {
      ...value,
      ...(typeof id === 'string' && { id: this.next(id) }),
      ...(Array.isArray(children) && {
        children: children.map((each) => this.renewNamed(each as typeof value)),
      }),
      ...(typeof node === 'object' && node !== null && { node: this.renew(node as Node) }),
    };
  }

  /** A new node of a widget, as its declaration begins it. */
  start(type: string, { children, ...own }: Starter = {}): Node {
    const id = this.fresh(type);
    return {
      type,
      id,
      ...own,
      ...(children && { children: children.map((child) => this.start(child.type, child)) }),
    };
  }
}

/** What makes an id one of its own: a digit, by which it is told from a word, and four of 36 characters. */
function chanceSuffix(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  const rest = Math.floor(chance / 10) % 36 ** 4;
  return `${String(chance % 10)}${rest.toString(36).padStart(4, '0')}`;
}

/** Without the number, or what `chanceSuffix` gave, behind it. */
const stemOf = (wanted: string): string =>
  (wanted.split('/').at(-1) ?? wanted).replace(/-?\d+$|_\d[0-9a-z]{4}$/, '').slice(0, LONGEST_STEM);
