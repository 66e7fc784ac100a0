import { isFieldReference, type FieldReference, type Node } from '../../schemas/node.ts';
import type { Starter } from '../../schemas/rendererMeta.ts';
import { walkParts, type PartTree } from './part.ts';

/** The longest that the first part of a new id is: a number follows. */
const LONGEST_STEM = 56;

/** Gives ids that no part of a document has, nor one that was given before. */
export class IdSource {
  private readonly taken: Set<string>;

  constructor(tree: PartTree) {
    this.taken = new Set([...walkParts(tree.root)].map(({ name }) => name));
  }

  /**
   * An id for a node: its own where that is free, else a number behind its stem.
   * @param wanted an id, or the type of a widget
   */
  next(wanted: string): string {
    const stem = stemOf(wanted);
    let id = wanted === stem && !this.taken.has(wanted) ? wanted : `${stem}1`;
    for (let at = 1; this.taken.has(id); at += 1) id = `${stem}${String(at)}`;
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
    const id = this.next(type);
    return {
      type,
      id,
      ...own,
      ...(children && { children: children.map((child) => this.start(child.type, child)) }),
    };
  }
}

/** Without the number behind it. */
const stemOf = (wanted: string): string =>
  (wanted.split('/').at(-1) ?? wanted).replace(/-?\d+$/, '').slice(0, LONGEST_STEM);
