import { Type, type Static } from 'typebox';
import { oneOf } from './named.ts';
import type { Text } from './text.ts';
import { TextSchema } from './textSchema.ts';

/** Colours that a status, a tag or an option may take: antd's presets and its semantic names. */
export const tones = [
  'default',
  'success',
  'processing',
  'warning',
  'error',
  'blue',
  'cyan',
  'geekblue',
  'gold',
  'green',
  'lime',
  'magenta',
  'orange',
  'purple',
  'red',
  'volcano',
] as const;
export type Tone = (typeof tones)[number];

export const OptionSchema = Type.Object(
  {
    value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
    label: TextSchema,
    tone: Type.Optional(Type.Unsafe<Tone>({ type: 'string', enum: [...tones] })),
    /** Value of the option above it, for cascades. */
    parent: Type.Optional(Type.String()),
    disabled: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export interface Option {
  value: string | number | boolean;
  label: Text;
  tone?: Tone;
  parent?: string;
  disabled?: boolean;
}

/** Where options come from: written in the document, a dictionary, or a source of the page. */
export const OptionsSchema = Type.Union([
  Type.Array(OptionSchema, { maxItems: 500 }),
  Type.Object(
    {
      dictionary: Type.String({ pattern: '^[a-z][a-z0-9-]{1,63}$' }),
      /** Only the options under this value; a template. */
      parent: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { source: Type.String(), value: Type.String(), label: Type.String() },
    { additionalProperties: false },
  ),
  /** People, departments, roles, as `/component/getSelectorData.htm` answers them. */
  Type.Object({ selector: oneOf('person', 'department', 'role', 'label') }, { additionalProperties: false }),
]);
export type Options = Static<typeof OptionsSchema>;
