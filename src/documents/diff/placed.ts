import { pointer as pointerTo } from '../../schemas/pointer.ts';
import type { ResourceKind } from '../../schemas/kinds.ts';
import { holdingsOfDocument, holdingsOfRole } from '../parts/grammar.ts';
import type { PartRole } from '../parts/part.ts';
import { keyOf } from './keyedList.ts';

/** Members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>;
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document itself. */
export const ROOT = '';

/** A list that things stand in: of which thing, and which of its members, `children` or `slots/extra`. */
export interface Place {
  readonly parent: string;
  readonly list: string;
}

/** Something that can be told apart wherever in a document it stands: a node, a field, a place, a column, a menu. */
export interface Thing {
  readonly key: string;
  readonly value: Members;
  readonly pointer: string;
  /** Undefined for the document itself. */
  readonly at: Place | undefined;
  /** What stands in it, by list, in order. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** All things of one document by what tells them apart. */
export type Placed = ReadonlyMap<string, Thing>;

/** What stands in lists of one kind: nodes, fields and places have their ids in common, anything else is apart. */
type Family = 'node' | PartRole;

const familyOf = (roles: readonly PartRole[]): Family =>
  roles.includes('node') || roles.includes('field') ? 'node' : (roles[0] ?? 'node');

/** The lists of a thing that hold others, with what stands in them. */
function listsOf(value: Members, family: Family | 'document'): [list: string, Family, unknown][] {
  if (family === 'node') {
    const slots = isMembers(value.slots) ? Object.entries(value.slots) : [];
    return [
      ['children', 'node', value.children],
      ...slots.map(([name, inside]): [string, Family, unknown] => [`slots/${name}`, 'node', inside]),
    ];
  }
  const shapes =
    family === 'document' ? holdingsOfDocument(value.kind as ResourceKind) : (holdingsOfRole[family] ?? []);
  return shapes
    .filter(({ form }) => form === 'list')
    .map(({ name, roles }) => [name, familyOf(roles), value[name]]);
}

/** Names a list over all documents that are merged. */
export const listName = ({ parent, list }: Place): string => `${parent} ${list}`;

/**
 * The things of a document. What has an id twice is told apart by its order; of the document as a whole, a list in which
 * something cannot be told apart is a value.
 * @param closed lists, by `listName`, that are values; those of this document are added
 */
export function placed(document: unknown, closed: Set<string>): Placed {
  const things = new Map<string, Thing>();
  const add = (
    key: string,
    value: Members,
    family: Family | 'document',
    pointer: string,
    at: Place | undefined,
  ): void => {
    const lists = new Map<string, readonly string[]>();
    things.set(key, { key, value, pointer, at, lists });
    for (const [list, inner, items] of listsOf(value, family)) {
      if (!Array.isArray(items)) continue;
      const place = { parent: key, list };
      if (closed.has(listName(place)) || items.some((item) => keyOf(item) === undefined)) {
        closed.add(listName(place));
        continue;
      }
      const keys: string[] = [];
      lists.set(list, keys);
      items.forEach((item: Members, index) => {
        const own = freeKey(things, `${inner} ${keyOf(item) ?? ''}`);
        keys.push(own);
        add(own, item, inner, pointerTo(`${pointer}/${escaped(list)}`, index), place);
      });
    }
  };
  if (isMembers(document)) add(ROOT, document, 'document', '', undefined);
  return things;
}

/** `slots/extra` leads through two members, of which the second may hold signs of a pointer. */
const escaped = (list: string): string =>
  list.startsWith('slots/') ? `slots${pointerTo('', list.slice('slots/'.length))}` : list;

function freeKey(things: ReadonlyMap<string, Thing>, wanted: string): string {
  let key = wanted;
  for (let at = 2; things.has(key); at += 1) key = `${wanted}~${String(at)}`;
  return key;
}
