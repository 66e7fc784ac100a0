import { KEPT_DAYS } from '../../documents/trash.ts';
import type { RemovedDocument } from '../../documents/trash.ts';
import type { RetiredColumn } from '../../records/retiredColumns.ts';

/** An entry of `/trash/list.do`. */
export interface TrashEntry extends Record<string, unknown> {
  readonly id: string;
  readonly type: 'document' | 'field';
  readonly removedAt: string;
}

const times = (at: Date): { removedAt: string; expiresAt: string } => ({
  removedAt: at.toISOString(),
  expiresAt: new Date(at.getTime() + KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString(),
});

/** A removed document. */
export function presentDocument({
  id,
  kind,
  document,
  name,
  removedAt,
  removedBy,
}: RemovedDocument): TrashEntry {
  return { id, type: 'document', kind, document, name, removedBy, ...times(removedAt) };
}

/** A field whose column was set aside. Its id names the form, whose id holds no dot, and the column. */
export function presentColumn(retired: RetiredColumn): TrashEntry {
  const { form, column, name, code, node, state, since, removedBy } = retired;
  return {
    id: `${form}.${column}`,
    type: 'field',
    ...{ kind: 'form', document: form, name, code },
    ...(node.title !== undefined && { title: node.title }),
    reason: state === 'retired' ? 'dropped' : 'converted',
    ...(removedBy !== null && { removedBy }),
    ...times(since),
  };
}

/** The column that an id names; undefined for that of a document. */
export function readColumnId(id: string): { readonly form: string; readonly column: string } | undefined {
  const at = id.indexOf('.');
  return at < 0 ? undefined : { form: id.slice(0, at), column: id.slice(at + 1) };
}
