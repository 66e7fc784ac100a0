import { isFieldReference, type FieldReference, type Node } from '../../schemas/node.ts';
import type { Starter } from '../../schemas/rendererMeta.ts';
import { walkParts, type PartTree } from './part.ts';

/** The longest that the first part of a new id is: its suffix follows. */
const LONGEST_STEM = 56;

/** Members in which menus, steps and branches of flows hold others. */
const HELD = ['children', 'branches', 'nodes'] as const;

/** Gives what stands behind the stem of a new id; each time something else. */
export type IdSuffix = () => string;

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';
const SUFFIX_LENGTH = 6;

/** By chance; a digit first, so that no word of an id is taken for a suffix. */
export const randomSuffix: IdSuffix = () =>
  [...crypto.getRandomValues(new Uint32Array(SUFFIX_LENGTH))]
    .map((number, at) => SIGNS[number % (at === 0 ? 10 : SIGNS.length)])
    .join('');

/**
 * Gives ids for the parts of a document. A new one is by chance: it was no id before either, of a field whose values are
 * kept still or of something that somebody else inserts at the same time.
 */
export class IdSource {
  private readonly taken: Set<string>;
  private readonly suffix: IdSuffix;

  /** @param suffix another source of suffixes, for tests */
  constructor(tree: PartTree, suffix: IdSuffix = randomSuffix) {
    this.taken = new Set([...walkParts(tree.root)].map(({ name }) => name));
    this.suffix = suffix;
  }

  /**
   * A new id: `input-7k3f9a`.
   * @param stem how it begins: the type of a widget, or the id of what is copied, whose own suffix goes
   * @param joint `_` in an id that expressions or addresses may name: that of a view
   */
  next(stem: string, joint: '-' | '_' = '-'): string {
    let id: string;
    do id = `${stemOf(stem)}${joint}${this.suffix()}`;
    while (this.taken.has(id));
    this.taken.add(id);
    return id;
  }

  /** The id that a part of this document had before, where it is free; else a new one. */
  again(id: string, joint?: '-' | '_'): string {
    if (this.taken.has(id)) return this.next(id, joint);
    this.taken.add(id);
    return id;
  }

  /**
   * A node with all that stands in it under other ids; field codes stay.
   * @param renamed is told the new ids by the ones before
   * @param give `again` for what has stood in this document before
   */
  renew<T extends Node | FieldReference>(
    node: T,
    renamed?: Map<string, string>,
    give: 'next' | 'again' = 'next',
  ): T {
    if (isFieldReference(node)) return node;
    const id = this[give](node.id);
    renamed?.set(node.id, id);
    const inside = <C extends Node | FieldReference>(children: readonly C[]): C[] =>
      children.map((child) => this.renew(child, renamed, give));
    return {
      ...node,
      id,
      ...(node.children && { children: inside(node.children) }),
      ...(node.slots && {
        slots: Object.fromEntries(Object.entries(node.slots).map(([name, nodes]) => [name, inside(nodes)])),
      }),
    };
  }

  /**
   * Something else than a node, with what stands in it: what has an id gets another one.
   * @param renamed is told the new ids by the ones before
   */
  renewNamed(
    value: Readonly<Record<string, unknown>>,
    give: 'next' | 'again' = 'next',
    renamed?: Map<string, string>,
  ): Readonly<Record<string, unknown>> {
    const { id, node } = value;
    const own = typeof id === 'string' ? this[give](id, '_') : undefined;
    if (typeof id === 'string' && own !== undefined) renamed?.set(id, own);
    const inside = HELD.flatMap((name) => {
      const held = value[name];
      if (!Array.isArray(held)) return [];
      return [[name, held.map((each) => this.renewNamed(each as typeof value, give, renamed))] as const];
    });
    return {
      ...value,
      ...(own !== undefined && { id: own }),
      ...Object.fromEntries(inside),
      ...(typeof node === 'object' && node !== null && { node: this.renew(node as Node, undefined, give) }),
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

/** Without the suffix or the number behind it. */
const stemOf = (wanted: string): string =>
  (wanted.split('/').at(-1) ?? wanted).replace(/[-_]\d[a-z\d]{5}$|[-_]?\d+$/, '').slice(0, LONGEST_STEM);
