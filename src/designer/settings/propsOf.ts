import type { TSchema } from 'typebox';
import { MEMBER_TITLE } from '../../schemas/annotation.ts';
import { type Prop, prop, type Nameable, type PropDetails, type PropsSchema } from '../../schemas/prop.ts';
import { FIELD_CODE } from '../../schemas/kinds.ts';
import type { LocalText } from '../../schemas/text.ts';
import { TextSchema } from '../../schemas/textSchema.ts';
import { memberTitle } from './memberWords.ts';
import { sameSchema, shapeOf, withoutNull } from './schemaShape.ts';

/** What a panel says of a member of an object beside its schema. */
export interface MemberDetails extends PropDetails {
  readonly title: LocalText;
  /** What holds where the document says nothing. */
  readonly fallback?: unknown;
  /** Names a field of the records. */
  readonly field?: true;
  /** Names something of the installation by its code. */
  readonly names?: Nameable;
  /** The member beside it that names the field whose comparisons it is one of. */
  readonly compares?: string;
}

/**
 * The members of an object as a panel sets them.
 * @param schema of the object
 * @param details the members that are set, in this order; absent: all of them, by the common words
 */
export function propsOf(schema: TSchema, details?: Readonly<Record<string, MemberDetails>>): PropsSchema {
  const { properties = {}, required = [] } = shapeOf(schema);
  const names = details === undefined ? Object.keys(properties) : Object.keys(details);
  return Object.fromEntries(
    names.flatMap((name): [string, Prop][] => {
      const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (member === undefined) return [];
      const detail = details?.[name] ?? {
        ...(FIELD_NAMES.has(name) && takesCodes(member) && { field: true as const }),
        ...(CODES[name] && { names: CODES[name] }),
        ...(name === 'judgeType' && { compares: 'field' }),
        title: shapeOf(withoutNull(member))[MEMBER_TITLE] ?? memberTitle(name),
      };
      return [[name, propOf(member, detail, required.includes(name))]];
    }),
  );
}

/** Members that name a field of the records, or several. */
const FIELD_NAMES: ReadonlySet<string> = new Set([
  ...['field', 'fields'],
  // What a flow writes into its form.
  ...['state', 'number', 'instance', 'endedAt'],
]);

/** Members that name something of the installation wherever they stand. */
const CODES: Readonly<Record<string, Nameable>> = {
  role: 'role',
  roles: 'role',
  dictionary: 'dictionary',
  module: 'form',
  departments: 'department',
  labels: 'label',
};

function takesCodes(written: TSchema): boolean {
  const { pattern, items } = shapeOf(withoutNull(written));
  return pattern === FIELD_CODE || (items !== undefined && takesCodes(items));
}

function propOf(written: TSchema, detail: MemberDetails, isRequired: boolean): Prop {
  const { title, fallback, field, ...rest } = detail;
  const schema = withoutNull(written);
  const said = { ...rest, ...(isRequired && { required: true }) };
  if (sameSchema(schema, TextSchema)) return { ...prop.text(title), ...said };
  const isDefault = fallback !== undefined && { fallback };
  return { kind: field === true ? 'member' : 'static', schema, title, ...isDefault, ...said };
}

/** The title of a member, with what else a panel says of it. */
export const member = (
  zhCN: string,
  enUS: string,
  rest: Omit<MemberDetails, 'title'> = {},
): MemberDetails => ({ title: { zhCN, enUS }, ...rest });
