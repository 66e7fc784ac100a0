import { types, type RecordType, type StaticType } from '../../conditions/check/index.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { FieldNode, Node } from '../../schemas/node.ts';
import type { Option } from '../../schemas/option.ts';
import type { CheckContext } from './context.ts';
import { typeOfSchema } from './typeOfSchema.ts';

/** Members that the server owns in every record (`docs/api.md`, Records). */
const serverMembers: Readonly<Record<string, StaticType>> = {
  id: types.TEXT,
  revision: types.NUMBER,
  createdBy: types.TEXT,
  createdAt: types.WRITTEN_TIME,
  updatedBy: types.TEXT,
  updatedAt: types.WRITTEN_TIME,
};

/** The type of a field's value: what its widget stores, with its options where they are known. */
export function typeOfField(field: FieldNode, context: CheckContext): StaticType {
  const meta = context.metas.get(field.type)?.field;
  if (!meta) return types.ANY;
  const values = meta.hasOptions === true ? optionValues(field.props?.options, context) : undefined;
  const text: StaticType = values ? { kind: 'text', values } : types.TEXT;
  switch (meta.column) {
    case 'text':
      return text;
    case 'number':
      return types.NUMBER;
    case 'bool':
      return types.BOOL;
    case 'date':
    case 'datetime':
      return types.WRITTEN_TIME;
    case 'list':
      return types.listOf(text);
    case 'user':
      return { kind: 'user' };
    default:
      return typeOfSchema(meta.value);
  }
}

/** The values of options that are known before the page runs: written in the document, or in a dictionary. */
function optionValues(options: unknown, { dictionary }: CheckContext): readonly string[] | undefined {
  if (Array.isArray(options)) return (options as Option[]).map(({ value }) => String(value));
  if (typeof options !== 'object' || options === null || !('dictionary' in options)) return undefined;
  return typeof options.dictionary === 'string' ? dictionary?.(options.dictionary) : undefined;
}

/** Types of forms that were named already, by what they were looked at with: a page may name one form in every step. */
const known = new WeakMap<CheckContext, WeakMap<FormDocument, RecordType>>();

/** The values of a form's fields, as `form` in expressions. */
export function typeOfForm(form: FormDocument, context: CheckContext): RecordType {
  const byForm = known.get(context) ?? new WeakMap<FormDocument, RecordType>();
  known.set(context, byForm);
  const members = (): Record<string, StaticType> => membersOf(form.fields, `form/${form.id}`, context);
  const type = byForm.get(form) ?? types.recordOf(members());
  byForm.set(form, type);
  return type;
}

/**
 * The values of the fields that stand in a field: a sub-form's, or those of each row of a sub-table.
 * @param document that declares them, as `kind/id`
 */
export const typeOfMembers = (node: Node, document: string, context: CheckContext): RecordType =>
  types.recordOf(membersOf(fieldsIn(node), document, context));

const fieldsIn = ({ children = [] }: Node): readonly FieldNode[] =>
  children.filter((child): child is FieldNode => 'type' in child && child.name !== undefined);

const membersOf = (
  fields: readonly FieldNode[],
  document: string,
  context: CheckContext,
): Record<string, StaticType> =>
  Object.fromEntries(
    fields.map((field) => {
      const { id, name } = field;
      const type = withMembers(typeOfField(field, context), field, document);
      return [name, types.declaredBy(type, { document, part: id, name })];
    }),
  );

/** A value in which fields stand may hold more than they say, and of what they hold nothing is judged from outside. */
function withMembers(type: StaticType, field: FieldNode, document: string): StaticType {
  const inside = fieldsIn(field);
  if (inside.length === 0) return type;
  const members = inside.map(({ id, name }) => [
    name,
    types.declaredBy(types.ANY, { document, part: id, name }),
  ]);
  const row = types.openRecord(Object.fromEntries(members) as Record<string, StaticType>);
  if (type.kind === 'list') return types.listOf(row);
  return type.kind === 'record' ? row : type;
}

/** A stored record of a form's module, as rows and details carry it. */
export const typeOfRecord = (form: FormDocument, context: CheckContext): RecordType =>
  types.recordOf({ ...typeOfForm(form, context).members, ...serverMembers });
