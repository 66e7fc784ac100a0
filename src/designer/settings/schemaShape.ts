import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { type CHOICE_TITLES, MEMBER_TITLE, type UNIT } from '../../schemas/annotation.ts';
import type { ICON } from '../../schemas/icon.ts';
import type { LocalText } from '../../schemas/text.ts';

/** The parts of JSON Schema that decide on a control. */
export interface Shape {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
  /** What a new value begins with. */
  readonly default?: unknown;
  readonly examples?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly anyOf?: readonly TSchema[];
  readonly allOf?: readonly { readonly if?: TSchema; readonly then?: TSchema }[];
  readonly [UNIT]?: string;
  readonly [CHOICE_TITLES]?: Readonly<Record<string, LocalText>>;
  readonly [MEMBER_TITLE]?: LocalText;
  readonly [ICON]?: boolean;
}

export const shapeOf = (schema: TSchema): Shape => schema;

/** A schema without the null that sources may answer: a person leaves the value out instead. */
export function withoutNull(schema: TSchema): TSchema {
  const { anyOf } = shapeOf(schema);
  const left = anyOf?.filter((each) => shapeOf(each).type !== 'null');
  const [only] = left ?? [];
  return left?.length === 1 && only !== undefined ? withoutNull(only) : schema;
}

/** What a member is called says nothing of what it takes. */
const untitled = (name: string, value: unknown): unknown => (name === MEMBER_TITLE ? undefined : value);

const written = new WeakMap<TSchema, string>();
const textOf = (schema: TSchema): string => {
  const known = written.get(schema) ?? JSON.stringify(schema, untitled);
  written.set(schema, known);
  return known;
};

/** Whether two schemas take the same: what is optional is a copy of its schema. */
export const sameSchema = (one: TSchema, other: TSchema): boolean =>
  one === other || textOf(one) === textOf(other);

/** Of several schemas the one that a value is of; else the one with most to set. */
export function variantOf(schema: TSchema, value: unknown): TSchema {
  const { anyOf } = shapeOf(schema);
  if (anyOf === undefined) return schema;
  const fitting = value === undefined ? undefined : anyOf.find((each) => Check(each, value));
  return fitting ?? anyOf.find((each) => shapeOf(each).properties !== undefined) ?? anyOf[0] ?? schema;
}
