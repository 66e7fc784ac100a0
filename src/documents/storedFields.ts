import type { FormDocument } from '../schemas/documents/index.ts';
import type { FieldNode, Node } from '../schemas/node.ts';
import type { ColumnType, FieldMeta } from '../schemas/rendererMeta.ts';
import type { MetaIndex } from './metaIndex.ts';

/** A field as records hold it: its widget's column, and what the form says of how it is stored. */
export interface StoredField {
  readonly code: string;
  readonly node: FieldNode;
  readonly meta: FieldMeta;
  readonly type: ColumnType;
  readonly unique: boolean;
  readonly index: boolean;
  /** The fields of the objects in its value, where it holds objects. */
  readonly members: readonly StoredField[] | undefined;
}

/** An index over lists and objects serves no condition. */
const INDEXED: ReadonlySet<ColumnType> = new Set(['text', 'number', 'bool', 'date', 'datetime']);

/** Whether records are found by an index of a field. A secret is sealed anew each time, so that two of them never compare. */
export const isIndexable = ({ type, meta }: Pick<StoredField, 'type' | 'meta'>): boolean =>
  INDEXED.has(type) && meta.secret !== true;

/** What of a form says how its fields are stored. */
export type StoredForm = Pick<FormDocument, 'fields' | 'storage'>;

/**
 * The fields of a form that records hold, in its order. Fields whose widget is unknown or stores nothing are none; of two
 * with one code the first counts, as in the compiled form.
 */
export function storedFields({ fields, storage }: StoredForm, metas: MetaIndex): readonly StoredField[] {
  const byCode = new Map<string, StoredField>();
  for (const node of fields) {
    const meta = metas.get(node.type)?.field;
    if (meta === undefined || byCode.has(node.name) || meta.column === null) continue;
    const { unique = false, index = false } = storage?.[node.name] ?? {};
    const members = meta.members && storedFields({ fields: fieldsInside(node) }, metas);
    byCode.set(node.name, { code: node.name, node, meta, type: meta.column, unique, index, members });
  }
  return [...byCode.values()];
}

/** The fields of the objects in a field's value. */
const fieldsInside = ({ children = [] }: FieldNode): FieldNode[] =>
  children.filter((child): child is FieldNode => 'type' in child && isField(child));

const isField = (node: Node): boolean => node.name !== undefined;
