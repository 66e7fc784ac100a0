import { Type } from 'typebox';
import { dataTypes } from '../../schemas/condition.ts';
import type { Finding } from '../../schemas/finding.ts';
import { oneOf } from '../../schemas/named.ts';
import { columnTypes, families } from '../../schemas/rendererMeta.ts';
import { shapeFindings } from './shapeFindings.ts';

/** What the declaration of a widget has to hold at least, for whoever takes one that no compiler has seen. */
export const MetaShape = Type.Object({
  type: Type.String(),
  family: oneOf(...families),
  props: Type.Object({}),
  field: Type.Optional(
    Type.Object({
      column: Type.Union([oneOf(...columnTypes), Type.Null()]),
      dataType: oneOf(...dataTypes),
      value: Type.Object({}),
    }),
  ),
});

/** What is wrong with the declaration of a widget; paths lead into it. */
export const metaFindings = (meta: unknown): readonly Finding[] => shapeFindings(MetaShape, meta);
