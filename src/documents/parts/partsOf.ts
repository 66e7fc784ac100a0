import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { isText, type Text } from '../../schemas/text.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { pointer as pointerTo, valueAt } from '../../schemas/pointer.ts';
import { childrenOf, type HoldingShape, holdingsOfDocument, holdingsOfRole, slotOf } from './grammar.ts';
import type { Holding, Part, PartRole, PartTree, Standing } from './part.ts';

/** Documents are immutable, so that the tree of one is kept as long as it is. */
const trees = new WeakMap<AtriumDocument, WeakMap<MetaIndex, PartTree>>();

/**
 * The tree of parts of a document. Whatever the document holds, there is a tree: what is not of its shape is left out.
 * @param metas says which widgets take content, and in which slots
 */
export function partsOf(document: AtriumDocument, metas: MetaIndex): PartTree {
  const known = trees.get(document) ?? new WeakMap<MetaIndex, PartTree>();
  trees.set(document, known);
  const kept = known.get(metas);
  if (kept !== undefined) return kept;
  const tree = new TreeBuilder(metas).build(document);
  known.set(metas, tree);
  return tree;
}

interface Found {
  readonly role: PartRole;
  readonly pointer: string;
  readonly value: unknown;
  readonly name: string;
  /** What its key is made of. */
  readonly key: string;
}

class TreeBuilder {
  private readonly byKey = new Map<string, Part>();
  private readonly metas: MetaIndex;

  constructor(metas: MetaIndex) {
    this.metas = metas;
  }

  build(document: AtriumDocument): PartTree {
    const found: Found = {
      role: 'document',
      pointer: '',
      value: document,
      name: document.id,
      key: 'document',
    };
    return { root: this.part(found, holdingsOfDocument(document.kind), undefined), byKey: this.byKey };
  }

  private part(found: Found, shapes: readonly HoldingShape[], within: Standing | undefined): Part {
    const { role, pointer, value, name } = found;
    const holdings: Holding[] = [];
    const part: Part = {
      key: this.freeKey(found.key),
      role,
      pointer,
      value,
      name,
      title: titleOf(value),
      type: role === 'node' || role === 'field' ? textAt(value, 'type') : undefined,
      holdings,
      within,
    };
    this.byKey.set(part.key, part);
    // The holdings know the part, and the part its holdings: they are put in once it is there.
    for (const shape of shapes) holdings.push(this.holding(part, shape));
    return part;
  }

  private freeKey(key: string): string {
    let free = key;
    for (let at = 2; this.byKey.has(free); at += 1) free = `${key}~${String(at)}`;
    return free;
  }

  private holding(parent: Part, shape: HoldingShape): Holding {
    const pointer = `${parent.pointer}/${shape.name}`;
    const parts: Part[] = [];
    const { name, title, roles, form } = shape;
    const holding: Holding = { name, pointer, title, roles, form, parts };
    const entries = entriesIn(valueAt(parent.value, `/${name}`), form);
    entries.forEach(([step, value], index) => {
      const role = roleOf(value, roles);
      const at = step === undefined ? pointer : pointerTo(pointer, step);
      const own = nameOf(value, role, shape, step);
      const key = ownKey(role, own, at);
      const found: Found = { role, pointer: at, value, name: own, key };
      parts.push(this.part(found, this.shapesOf(role, value), { parent, holding, index }));
    });
    return holding;
  }

  /** What the part holds: for a node what its widget says, and what it holds all the same. */
  private shapesOf(role: PartRole, value: unknown): readonly HoldingShape[] {
    if (role === 'step' && !isList(memberOf(value, 'branches'))) return [];
    if (role !== 'node' && role !== 'field') return holdingsOfRole[role] ?? [];
    const meta = this.metas.get(textAt(value, 'type') ?? '');
    const hasChildren = meta?.container === true || isList(memberOf(value, 'children'));
    const declared = Object.entries(meta?.slots ?? {}).map(([name, { title }]) => slotOf(name, title));
    const undeclared = Object.keys(objectAt(value, 'slots'))
      .filter((name) => meta?.slots === undefined || !Object.hasOwn(meta.slots, name))
      .map((name) => slotOf(name, { zhCN: name, enUS: name }));
    return [
      ...(hasChildren ? [childrenOf(meta?.field?.members !== undefined)] : []),
      ...declared,
      ...undeclared,
    ];
  }
}

/** Parts that a member holds, with the step that leads to each. */
function entriesIn(value: unknown, form: Holding['form']): [step: string | undefined, value: unknown][] {
  if (form === 'one') return isObject(value) ? [[undefined, value]] : [];
  if (form === 'names') return isObject(value) ? Object.entries(value) : [];
  if (!Array.isArray(value)) return [];
  return value
    .map((each: unknown, index): [string, unknown] => [String(index), each])
    .filter(([, each]) => isObject(each));
}

/** Of a layout, what names a field is its place; anything else is of the first role. */
const roleOf = (value: unknown, roles: readonly PartRole[]): PartRole => {
  const [first = 'node'] = roles;
  return roles.includes('place') && textAt(value, 'field') !== undefined ? 'place' : first;
};

function nameOf(
  value: unknown,
  role: PartRole,
  { form, keyedBy }: HoldingShape,
  step: string | undefined,
): string {
  if (form === 'names') return step ?? '';
  if (role === 'place') return textAt(value, 'field') ?? '';
  if (role === 'node' || role === 'field') return textAt(value, 'id') ?? '';
  return textAt(value, keyedBy ?? 'id') ?? '';
}

/** A node's or field's bare id; else role and name; where there is none, the place. */
function ownKey(role: PartRole, name: string, pointer: string): string {
  if (name === '') return `${role}:${pointer}`;
  return role === 'node' || role === 'field' ? name : `${role}:${name}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): boolean => Array.isArray(value);
const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
const objectAt = (value: unknown, name: string): Readonly<Record<string, unknown>> => {
  const member = memberOf(value, name);
  return isObject(member) ? member : {};
};
const textAt = (value: unknown, name: string): string | undefined => {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : undefined;
};

/** A part's own title: of menus and documents, what they are called. */
function titleOf(value: unknown): Text | undefined {
  const own =
    memberOf(value, 'title') ?? memberOf(memberOf(value, 'props'), 'title') ?? memberOf(value, 'name');
  return isText(own) && own !== '' ? own : undefined;
}
