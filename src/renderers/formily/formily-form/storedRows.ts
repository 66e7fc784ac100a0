import type { Form, GeneralField } from '@formily/core';
import { raw } from '@formily/reactive';
import type { SchemaForm } from './useSchemaForm.ts';

/** The objects in lists of what a form holds now: whatever is moved, they stay the same. */
export function rowsOf(form: Form): WeakSet<object> {
  const rows = new WeakSet();
  const collect = (value: unknown, inList: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const plain = raw(value);
    if (inList && !Array.isArray(plain)) rows.add(plain);
    for (const each of Object.values(plain)) collect(each, Array.isArray(plain));
  };
  collect(form.values, false);
  return rows;
}

/** Whether what a field holds was stored: the record was, and so was the row that the field stands in, if it is in one. */
export function isStored({ form, record, rows }: SchemaForm, { path }: GeneralField): boolean {
  if (!record) return false;
  const { segments } = path;
  const last = segments.findLastIndex((segment) => /^\d+$/.test(String(segment)));
  if (last < 0) return true;
  const row: unknown = form.getValuesIn([...segments.slice(0, last + 1)]);
  return typeof row === 'object' && row !== null && rows.has(raw(row));
}
