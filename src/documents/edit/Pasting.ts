import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { isFieldReference, type FieldNode, type FieldReference, type Node } from '../../schemas/node.ts';
import { IdSource } from '../parts/newId.ts';
import type { Target } from '../parts/nesting.ts';
import { walkParts } from '../parts/part.ts';
import type { ClippedPart, Clipping } from './clipping.ts';
import { type EditLanguage, treeOf } from './command.ts';
import { clippedField } from './copyParts.ts';
import { freeCode } from './fieldCode.ts';
import { renameCodes } from './renameCodes.ts';
import { renameNodes } from './renameNodes.ts';
import { renameSteps } from './renameSteps.ts';

/**
 * What a part is where it is pasted: a place that none can take is the field that it stands for, and a field outside of a
 * form is a widget as any other.
 */
export function itemOf(part: ClippedPart, clipping: Clipping, { holding }: Target): ClippedPart {
  const { roles } = holding;
  const field =
    part.role === 'place' && !roles.includes('place') ? clippedField(clipping, part.name) : undefined;
  const own: ClippedPart =
    field === undefined ? part : { role: 'field', type: field.type, name: field.id, value: field };
  const isPlain = own.role === 'field' && !roles.includes('field') && !roles.includes('place');
  return isPlain ? { ...own, role: 'node' } : own;
}

/** The values of one pasting: under new ids, and fields under codes that are free. */
export class Pasting {
  values: unknown[] = [];
  readonly keys: string[] = [];
  private fields: FieldNode[] = [];
  /** New ids of nodes, and new codes of fields, by the ones before. */
  private readonly renamed = new Map<string, string>();
  private readonly codes = new Map<string, string>();
  private readonly ids: IdSource;
  /** What was cut here is what it was: a field keeps its values. */
  private readonly give: 'next' | 'again';
  /** Codes of fields that have a place. */
  private readonly placed: Set<string>;
  private readonly document: AtriumDocument;
  private readonly clipping: Clipping;
  private readonly target: Target;

  constructor(document: AtriumDocument, clipping: Clipping, target: Target, language: EditLanguage) {
    this.document = document;
    this.clipping = clipping;
    this.target = target;
    this.give = clipping.kind === document.kind && clipping.id === document.id ? 'again' : 'next';
    const tree = treeOf(document, language);
    this.ids = new IdSource(tree, language.idSuffix);
    this.placed = new Set(
      [...walkParts(tree.root)].flatMap(({ role, name }) => (role === 'place' ? name : [])),
    );
    for (const part of clipping.parts) this.add(itemOf(part, clipping, target));
    // All of them first: any part may name any other one.
    const follows = <T>(value: T): T =>
      renameCodes(renameSteps(renameNodes(value, this.renamed), this.renamed), this.codes);
    this.values = this.values.map(follows);
    this.fields = this.fields.map(follows);
  }

  /** The document with the fields that places among the parts stand for. */
  withFields(): AtriumDocument {
    const { document } = this;
    return document.kind === 'form' && this.fields.length > 0
      ? { ...document, fields: [...document.fields, ...this.fields] }
      : document;
  }

  private add({ role, name, value }: ClippedPart): void {
    if (role === 'place') this.addPlace(name, value as FieldReference);
    else if (role === 'node' || role === 'field') this.addNode(role, this.renewed(value as Node));
    else {
      const own = this.ids.renewNamed(value as Readonly<Record<string, unknown>>, this.give, this.renamed);
      this.note(own, `${role}:${typeof own.id === 'string' ? own.id : name}`);
    }
  }

  /** A field that is put into the layout of a form stands among its fields, and has a place there. */
  private addNode(role: 'node' | 'field', node: Node): void {
    const intoFields = this.target.holding.roles.includes('field');
    const named = intoFields || role === 'field' ? this.coded(node) : node;
    if (role === 'field' && !intoFields && this.document.kind === 'form') {
      const field = this.coded(node);
      this.fields.push(field);
      this.note({ field: field.name }, field.id);
    } else this.note(named, named.id);
  }

  private note(value: unknown, key: string): void {
    this.values.push(value);
    this.keys.push(key);
  }

  /** In a form the field comes too: another one, where the form has one of that code. */
  private addPlace(name: string, value: FieldReference): void {
    const copy = this.copied(name);
    if (copy === undefined) this.note(value, `place:${name}`);
    else this.note({ ...value, field: copy.name }, copy.id);
  }

  /** Another field as the one that a place of the clipping stands for; undefined where there is none to copy. */
  private copied(name: string): FieldNode | undefined {
    const field = clippedField(this.clipping, name);
    if (field === undefined || this.document.kind !== 'form') return undefined;
    const copy = this.coded(this.renewed(field));
    this.fields.push(copy);
    return copy;
  }

  private renewed(node: Node): Node {
    const own = this.ids.renew(node, this.renamed, this.give);
    return this.withPlaces(own)[0] ?? own;
  }

  /** A part of a layout whose places stand for fields of their own: one field never has two, so that a place may go. */
  private withPlaces<T extends Node | FieldReference>(part: T): T[] {
    if (isFieldReference(part)) {
      const copy = this.copied(part.field);
      if (copy !== undefined) return [{ ...part, field: copy.name }];
      if (this.placed.has(part.field)) return [];
      this.placed.add(part.field);
      return [part];
    }
    const inside = <C extends Node | FieldReference>(children: readonly C[]): C[] =>
      children.flatMap((child) => this.withPlaces(child));
    const { children, slots } = part;
    return [
      {
        ...part,
        ...(children && { children: inside(children) }),
        ...(slots && {
          slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, inside(nodes)])),
        }),
      },
    ];
  }

  /** A field under a code that no field beside has, among them those pasted just now. */
  private coded(node: Node): FieldNode {
    const taken = [...this.values, ...this.fields].map((each) => (each as Partial<Node>).name);
    const wanted = node.name ?? node.type;
    let name = freeCode(this.document, wanted, this.target);
    for (let at = 2; taken.includes(name); at += 1)
      name = freeCode(this.document, `${wanted}${String(at)}`, this.target);
    if (node.name !== undefined && this.document.kind === 'form' && this.target.parent.role !== 'field')
      this.codes.set(node.name, name);
    return { ...node, name };
  }
}
