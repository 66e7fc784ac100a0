import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { ActionSchema } from './action.ts';
import { FIELD_CODE } from './kinds.ts';
import { FlagSchema } from './flag.ts';
import { TextSchema } from './textSchema.ts';

/** One validation rule of a field; `message` replaces the built-in text. */
export const RuleSchema = Type.Object(
  {
    rule: Type.Unsafe<RuleName>({
      type: 'string',
      enum: [
        'minLength',
        'maxLength',
        'length',
        'min',
        'max',
        'pattern',
        'email',
        'phone',
        'url',
        'idCard',
        'image',
        'integer',
        'equalsField',
        'minItems',
        'maxItems',
        'expression',
      ],
    }),
    /** A number, a pattern, a field code or an expression, as the rule reads it. */
    value: Type.Optional(Type.Union([Type.String(), Type.Number()])),
    message: Type.Optional(TextSchema),
  },
  { additionalProperties: false },
);
export type RuleName =
  | 'minLength'
  | 'maxLength'
  | 'length'
  | 'min'
  | 'max'
  | 'pattern'
  | 'email'
  | 'phone'
  | 'url'
  | 'idCard'
  | 'image'
  | 'integer'
  | 'equalsField'
  | 'minItems'
  | 'maxItems'
  | 'expression';
export type Rule = Static<typeof RuleSchema>;

/** What becomes of the value of a hidden field; the meaning is `documents/hide.ts`. */
export const hidePolicies = ['keep', 'clear', 'omit'] as const;
export type HidePolicy = (typeof hidePolicies)[number];

/** Ids of nodes; unique within a document. */
export const NODE_ID = '^[A-Za-z][A-Za-z0-9_-]{0,63}$';

/** Types of widgets; a control's is `control/{id}`. */
export const NODE_TYPE = '^[a-z][a-z0-9-]*(/[a-z][a-z0-9-]*)?$';

const nodeMembers = {
  type: Type.String({ pattern: NODE_TYPE, maxLength: 100 }),
  id: Type.String({ pattern: NODE_ID }),
  /** Field code: makes the node a field of the form around it. */
  name: Type.Optional(Type.String({ pattern: FIELD_CODE })),
  title: Type.Optional(TextSchema),
  description: Type.Optional(TextSchema),
  tooltip: Type.Optional(TextSchema),
  props: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  visible: Type.Optional(FlagSchema),
  enabled: Type.Optional(FlagSchema),
  required: Type.Optional(FlagSchema),
  readOnly: Type.Optional(FlagSchema),
  hide: Type.Optional(Type.Unsafe<HidePolicy>({ type: 'string', enum: [...hidePolicies] })),
  /** First value of a new record; templates are evaluated once. */
  default: Type.Optional(Type.Unknown()),
  /** Computed value: follows what its template reads and is never typed by a person. */
  value: Type.Optional(Type.String()),
  rules: Type.Optional(Type.Array(RuleSchema, { maxItems: 20 })),
  /** Action chains by event name. */
  on: Type.Optional(Type.Record(Type.String(), Type.Array(ActionSchema, { maxItems: 50 }))),
  /** Place in the grid of the surrounding layout: `span` of 24 columns. */
  layout: Type.Optional(
    Type.Object(
      { span: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })) },
      { additionalProperties: false },
    ),
  ),
} as const;

/** Stands in a form's layout for one of the form's fields. */
const FieldReferenceSchema = Type.Object(
  { field: Type.String({ pattern: FIELD_CODE }), layout: Type.Optional(nodeMembers.layout) },
  { additionalProperties: false },
);

/** A node of a document: one widget with what shows, binds and happens. */
export const NodeSchema = Type.Cyclic(
  {
    Node: Type.Object(
      {
        ...nodeMembers,
        children: Type.Optional(Type.Array(Type.Union([Type.Ref('Node'), Type.Ref('FieldReference')]))),
        slots: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Ref('Node')))),
      },
      { additionalProperties: false },
    ),
    FieldReference: FieldReferenceSchema,
  },
  'Node',
);

const { type: _type, id: _id, name: _name, ...changeable } = nodeMembers;
/** Changes to a field of another form: any member of the node but its type, id and name. */
export const NodeChangeSchema = Type.Object(changeable, { additionalProperties: false });

type Members = StaticProperties<typeof nodeMembers>;
type StaticProperties<P extends TProperties> = Static<TObject<P>>;

export interface FieldReference {
  field: string;
  layout?: { span?: number };
}
export interface Node extends Members {
  children?: (Node | FieldReference)[];
  slots?: Record<string, Node[]>;
}
/** What a layout holds: nodes, and references to fields. */
export const PlaceableSchema = Type.Unsafe<Node | FieldReference>(
  Type.Union([NodeSchema, FieldReferenceSchema]),
);
/** A node that carries a field code. */
export type FieldNode = Node & { name: string };

export const isFieldReference = (child: Node | FieldReference): child is FieldReference => 'field' in child;
