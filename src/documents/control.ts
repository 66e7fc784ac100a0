import { Type, type TSchema } from 'typebox';
import { CONTROL_PREFIX, controlIdOf } from '../schemas/controlType.ts';
import type { ControlDocument } from '../schemas/documents/control.ts';
import { type Prop, prop } from '../schemas/prop.ts';
import type { RendererMeta } from '../schemas/rendererMeta.ts';
import type { LocalText, Text } from '../schemas/text.ts';
import { TextSchema } from '../schemas/textSchema.ts';
import type { MetaIndex } from './metaIndex.ts';

type DataTypeName = NonNullable<ControlDocument['inputs']>[string]['type'];

const schemas: Readonly<Record<DataTypeName, TSchema>> = {
  text: Type.String(),
  number: Type.Number(),
  bool: Type.Boolean(),
  time: Type.Union([Type.String(), Type.Number()]),
  list: Type.Array(Type.Unknown()),
  record: Type.Object({}),
};

const both = (text: Text): LocalText => (typeof text === 'string' ? { zhCN: text, enUS: text } : text);

/** A text in the reader's language; where none is given the control's own default holds, which a text prop has not. */
const textInput = (title: LocalText): Prop => ({
  kind: 'text',
  schema: TextSchema,
  resolved: schemas.text,
  title,
});

const metaByControl = new WeakMap<ControlDocument, RendererMeta>();

/** The index with the controls among the widgets, as far as `control` has their documents. */
export const withControls = (
  metas: MetaIndex,
  control: (id: string) => ControlDocument | undefined,
): MetaIndex => ({
  get(type) {
    const id = controlIdOf(type);
    const document = id === undefined ? undefined : control(id);
    if (!document) return metas.get(type);
    const meta = metaByControl.get(document) ?? controlMeta(document);
    metaByControl.set(document, meta);
    return meta;
  },
  get types() {
    return metas.types;
  },
});

/** The widget that a control is: its inputs are props, what it emits are events. */
export function controlMeta({
  id,
  name,
  title,
  inputs = {},
  emits = {},
  icon,
}: ControlDocument): RendererMeta {
  const props = Object.entries(inputs).map(([input, { type, title: label = input }]): [string, Prop] => [
    input,
    type === 'text' ? textInput(both(label)) : prop.bindable(schemas[type], both(label)),
  ]);
  const events = Object.entries(emits).map(([event, { title: label = event, payload = {} }]) => {
    const members = Object.entries(payload).map(([member, type]) => [member, schemas[type]] as const);
    return [
      event,
      {
        title: both(label),
        payload: Type.Object(Object.fromEntries(members), { additionalProperties: false }),
      },
    ] as const;
  });
  return {
    type: `${CONTROL_PREFIX}${id}`,
    version: 1,
    family: 'display',
    title: both(title ?? name),
    icon: icon ?? 'appstore',
    props: Object.fromEntries(props),
    events: Object.fromEntries(events),
    budget: 0,
  };
}
