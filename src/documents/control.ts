import { Type, type TSchema } from 'typebox';
import { CONTROL_PREFIX, type ControlDocument } from '../schemas/documents/control.ts';
import { type Prop, prop } from '../schemas/prop.ts';
import type { RendererMeta } from '../schemas/rendererMeta.ts';
import type { LocalText, Text } from '../schemas/text.ts';

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

/** The id of the control that a widget type stands for; undefined for widgets of the product. */
export const controlIdOf = (type: string): string | undefined =>
  type.startsWith(CONTROL_PREFIX) ? type.slice(CONTROL_PREFIX.length) : undefined;

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
    prop.bindable(schemas[type], both(label)),
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
