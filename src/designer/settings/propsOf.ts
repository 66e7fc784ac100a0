import type { TSchema } from 'typebox';
import { MEMBER_TITLE } from '../../schemas/annotation.ts';
import { type Prop, prop, type PropDetails, type PropsSchema } from '../../schemas/prop.ts';
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
        title: shapeOf(withoutNull(member))[MEMBER_TITLE] ?? memberTitle(name),
      };
      return [[name, propOf(member, detail, required.includes(name))]];
    }),
  );
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
