import { Type, type Static } from 'typebox';
import { datasets } from '../dataset.ts';
import { RESOURCE_ID } from '../kinds.ts';
import { oneOf } from '../named.ts';
import { NODE_ID, NodeSchema, type Node } from '../node.ts';
import { tagged } from '../tagged.ts';
import { TextSchema } from '../textSchema.ts';
import { documentObject, pageMembers } from './base.ts';
import { refresh } from './refresh.ts';

const background = Type.Optional(
  Type.Object(
    {
      color: Type.Optional(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })),
      image: Type.Optional(Type.String({ maxLength: 2000 })),
    },
    { additionalProperties: false },
  ),
);

/** What components stand on: the rows and columns of a dashboard, or the pixels of a big screen. */
const canvas = tagged('layout', {
  grid: {
    columns: Type.Integer({ minimum: 1, maximum: 48 }),
    /** Height of a row in px. */
    rowHeight: Type.Integer({ minimum: 8, maximum: 400 }),
    gap: Type.Optional(Type.Integer({ minimum: 0, maximum: 64 })),
    background,
  },
  free: {
    width: Type.Integer({ minimum: 320, maximum: 16_384 }),
    height: Type.Integer({ minimum: 240, maximum: 16_384 }),
    /** How it fits the window. */
    scaling: oneOf('fit', 'width', 'height', 'none'),
    background,
  },
});

/** Where a component stands, in the units of the canvas. */
const place = Type.Object(
  {
    x: Type.Integer({ minimum: 0, maximum: 16_384 }),
    y: Type.Integer({ minimum: 0, maximum: 16_384 }),
    width: Type.Integer({ minimum: 1, maximum: 16_384 }),
    height: Type.Integer({ minimum: 1, maximum: 16_384 }),
  },
  { additionalProperties: false },
);

const part = {
  place,
  /** Components of one group are moved together. */
  group: Type.Optional(Type.String({ pattern: NODE_ID })),
  locked: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
};

/** A component of a screen: a node of its own, or a visual component that is a document. */
const component = tagged('is', {
  node: { ...part, node: Type.Unsafe<Node>(NodeSchema) },
  bi: {
    ...part,
    id: Type.String({ pattern: NODE_ID }),
    bi: Type.String({ pattern: RESOURCE_ID }),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
});

/** Layers stand above each other, the last on top; components within one in the same order. */
const layer = Type.Object(
  {
    id: Type.String({ pattern: NODE_ID }),
    title: Type.Optional(TextSchema),
    locked: Type.Optional(Type.Boolean()),
    hidden: Type.Optional(Type.Boolean()),
    components: Type.Array(component, { maxItems: 500 }),
  },
  { additionalProperties: false },
);

/** A data screen: a dashboard on a grid, or a big screen on a free canvas. */
export const AppBiSchema = documentObject('appBi', {
  ...pageMembers,
  datasets,
  refresh,
  canvas,
  layers: Type.Array(layer, { minItems: 1, maxItems: 50 }),
});
export type AppBiDocument = Static<typeof AppBiSchema>;
