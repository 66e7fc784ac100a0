import type { FormDocument } from '../../schemas/documents/index.ts';
import type { FieldRights } from '../../schemas/flow/node.ts';
import { type FieldNode, type FieldReference, isFieldReference, type Node } from '../../schemas/node.ts';
import type { ModuleRights } from '../../schemas/wire/record.ts';
import type { Right } from './fieldRights.ts';

/** A form as somebody has it at a step of a flow: drawn and judged like any other. */
export interface FormUnderRights {
  readonly document: FormDocument;
  /** What of its fields they read and write. */
  readonly rights: ModuleRights;
  /** Whether there is anything to write. */
  readonly isOpen: boolean;
}

const mayWrite = (right: Right): boolean => right === 'edit' || right === 'required';

const rightOf = (given: FieldRights[string] | undefined): Right =>
  given === undefined ? 'hidden' : typeof given === 'string' ? given : given.right;

/**
 * The form document under the rights of a step, so that the one renderer of forms draws it: what is hidden or only read
 * becomes a right on the module, what the step demands is required, and a sub-table has the columns that the step shows.
 * @param rights to its fields by code; a field that is not named is hidden
 */
export function formUnderRights(document: FormDocument, rights: FieldRights): FormUnderRights {
  const fields = document.fields.map((field) => underRight(field, rights[field.name]));
  const codes = (wanted: (right: Right) => boolean): string[] =>
    fields.flatMap(({ name }) => (wanted(rightOf(rights[name])) ? [name] : []));
  const read = codes((right) => right !== 'hidden');
  const write = codes(mayWrite);
  return {
    document: {
      ...document,
      fields,
      ...(document.layout && { layout: shownParts(document.layout, rights) }),
    },
    rights: {
      actions: ['detail', 'add', 'update'],
      read: read.length === fields.length ? '*' : read,
      write: write.length === fields.length ? '*' : write,
    },
    isOpen: write.length > 0,
  };
}

/** The parts of a layout without those that hold nothing but hidden fields: of them only a heading would be left. */
function shownParts(
  parts: readonly (Node | FieldReference)[],
  rights: FieldRights,
): (Node | FieldReference)[] {
  return parts.flatMap((part): (Node | FieldReference)[] => {
    if (isFieldReference(part)) return rightOf(rights[part.field]) === 'hidden' ? [] : [part];
    if (part.name !== undefined || part.children === undefined || part.children.length === 0) return [part];
    const children = shownParts(part.children, rights);
    return children.length === 0 ? [] : [{ ...part, children }];
  });
}

function underRight(field: FieldNode, given: FieldRights[string] | undefined): FieldNode {
  const inside = typeof given === 'object' ? given : undefined;
  const columns = inside?.columns ?? {};
  const demanded = rightOf(given) === 'required' ? { required: true } : {};
  const fixed = inside?.rows === 'fixed' ? { props: { ...field.props, fixedRows: true } } : {};
  const { children } = field;
  if (children === undefined || Object.keys(columns).length === 0) return { ...field, ...demanded, ...fixed };
  return { ...field, ...demanded, ...fixed, children: children.flatMap((child) => column(child, columns)) };
}

/** A column of a sub-table with its right; the layout around it stays. */
function column(
  child: Node | FieldReference,
  columns: Readonly<Record<string, Right>>,
): readonly (Node | FieldReference)[] {
  if (isFieldReference(child)) return columns[child.field] === 'hidden' ? [] : [child];
  const right =
    child.name !== undefined && Object.hasOwn(columns, child.name) ? columns[child.name] : undefined;
  if (right === 'hidden') return [];
  const inside = child.children && { children: child.children.flatMap((each) => column(each, columns)) };
  return [
    {
      ...child,
      ...inside,
      ...(right === 'read' && { readOnly: true }),
      ...(right === 'required' && { required: true }),
    },
  ];
}
