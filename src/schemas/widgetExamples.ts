import { Type, type Static } from 'typebox';
import { AppSchema } from './documents/app.ts';
import { NodeSchema, type Node } from './node.ts';
import { LocalTextSchema } from './textSchema.ts';

/**
 * The examples of a widget as a file holds them: a page that shows it, and the nodes that the contract draws in every
 * state. Gallery, documentation and tests read the same file.
 */
export const WidgetExamplesSchema = Type.Object(
  {
    /** Absent: the widget stands in the documents of its package. */
    page: Type.Optional(AppSchema),
    examples: Type.Array(
      Type.Object(
        {
          title: LocalTextSchema,
          /** Of the widget, or around one where it needs that; a text is the id of a node of the page. */
          node: Type.Union([Type.String(), Type.Unsafe<Node>(NodeSchema)]),
          /** The rows that the sources of its page answer with, by the names of the sources. */
          data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type WidgetExamples = Static<typeof WidgetExamplesSchema>;
