import type { FormDocument } from '../schemas/documents/form.ts';
import type { FieldNode } from '../schemas/node.ts';
import type { MetaIndex } from './metaIndex.ts';
import { isServerComputed } from './serverNames.ts';

/** The fields of a form that people fill: what the server computes or numbers nobody writes. */
export const typedFields = (
  { fields }: Pick<FormDocument, 'fields'>,
  metas: Pick<MetaIndex, 'get'>,
): readonly FieldNode[] =>
  fields.filter(({ type, value }) => {
    const meta = metas.get(type)?.field;
    return meta?.serial !== true && meta?.computed !== true && !isServerComputed(value);
  });
