import type { AtriumDocument, FormDocument } from '../../schemas/documents/index.ts';
import { isFieldReference, type FieldReference, type Node } from '../../schemas/node.ts';

/** A form in which all that it says of a field under its code stands under another one. */
export function carryCode(document: AtriumDocument, from: string, to: string): AtriumDocument {
  if (document.kind !== 'form') return document;
  const { layout, storage, titleField, grants, tests } = document;
  const named = (code: string): string => (code === from ? to : code);
  const isListed = (fields: FormDocument['grants'][number]['write']): fields is string[] =>
    Array.isArray(fields) && fields.includes(from);
  return {
    ...document,
    ...(layout && { layout: withPlaces(layout, from, to) }),
    ...(storage && {
      storage: Object.fromEntries(Object.entries(storage).map(([code, stored]) => [named(code), stored])),
    }),
    ...(titleField !== undefined && { titleField: named(titleField) }),
    ...(tests && {
      tests: tests.map((test) => {
        const { record } = test;
        if (!record || !Object.hasOwn(record, from)) return test;
        const values = Object.entries(record).map(([code, value]) => [named(code), value] as const);
        return { ...test, record: Object.fromEntries(values) };
      }),
    }),
    grants: grants.map((grant) => {
      const { read, write } = grant;
      if (!isListed(read) && !isListed(write)) return grant;
      return {
        ...grant,
        ...(isListed(read) && { read: read.map(named) }),
        ...(isListed(write) && { write: write.map(named) }),
      };
    }),
  };
}

/** Nodes in which a field has its place under another code; those that hold none stay the very same. */
function withPlaces<T extends Node | FieldReference>(nodes: T[], from: string, to: string): T[] {
  const after = nodes.map((node): T => {
    if (isFieldReference(node)) return node.field === from ? { ...node, field: to } : node;
    const children = node.children && withPlaces(node.children, from, to);
    const slots = Object.entries(node.slots ?? {}).map(
      ([name, inside]) => [name, withPlaces(inside, from, to)] as const,
    );
    const isSame =
      children === node.children && slots.every(([name, inside]) => inside === node.slots?.[name]);
    if (isSame) return node;
    return {
      ...node,
      ...(children && { children }),
      ...(node.slots && { slots: Object.fromEntries(slots) }),
    };
  });
  return after.every((node, at) => node === nodes[at]) ? nodes : after;
}
