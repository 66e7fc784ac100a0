import type { Prop } from '../../schemas/prop.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { CONTROL_PREFIX } from '../../schemas/controlType.ts';
import { bothLanguages } from './describe.ts';
import { type Definitions, type JsonSchema, refer } from './hoist.ts';

const CONTROL_TYPE = `^${CONTROL_PREFIX}[a-z][a-z0-9-]*$`;

/**
 * What a node is in detail: its `type` is one of the widgets or a control, and decides its props, its events and its
 * slots. It is written with if/then beside the node's own members, which editors complete best.
 */
export function widgetRules(metas: readonly RendererMeta[], definitions: Definitions): JsonSchema {
  return {
    properties: { type: typeSchema(metas) },
    allOf: metas.map((meta) => ({
      if: { required: ['type'], properties: { type: { const: meta.type } } },
      then: widget(meta, definitions),
    })),
  };
}

const typeSchema = (metas: readonly RendererMeta[]): JsonSchema => ({
  anyOf: [
    {
      enum: metas.map(({ type }) => type),
      // What VS Code and editors like it show beside a choice.
      enumDescriptions: metas.map(({ title, description }) =>
        description ? `${bothLanguages(title)}: ${bothLanguages(description)}` : bothLanguages(title),
      ),
    },
    { type: 'string', pattern: CONTROL_TYPE, description: '控件 / A control' },
  ],
});

function widget(meta: RendererMeta, definitions: Definitions): JsonSchema {
  const { props, events = {}, slots = {}, container, description, title } = meta;
  const chain = { type: 'array', items: refer('Action') };
  const nodes = { type: 'array', items: refer('Node') };
  return {
    title: bothLanguages(title),
    ...(description && { description: bothLanguages(description) }),
    properties: {
      props: strict(mapped(props, (prop) => propSchema(prop, definitions))),
      on: strict(mapped(events, (event) => ({ ...chain, description: bothLanguages(event.title) }))),
      slots: strict(mapped(slots, (slot) => ({ ...nodes, description: bothLanguages(slot.title) }))),
      ...(container === true ? {} : { children: { type: 'array', maxItems: 0 } }),
    },
  };
}

function propSchema({ schema, title, fallback }: Prop, definitions: Definitions): JsonSchema {
  const hoisted = definitions.hoist(schema) as JsonSchema;
  return {
    description: bothLanguages(title),
    ...(isPlain(fallback) && { default: fallback }),
    // Draft 7 reads nothing beside a reference.
    ...('$ref' in hoisted ? { allOf: [hoisted] } : hoisted),
  };
}

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

const strict = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

const mapped = <T>(parts: Readonly<Record<string, T>>, map: (part: T) => JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, map(part)]));
