import { Type } from 'typebox';
import { ResourceIdSchema } from '../../documents/schema.ts';

/** Which draft: of a form, and of a record or a new one. */
const document = {
  kind: Type.Unsafe<'form' | 'mgrForm'>({ type: 'string', enum: ['form', 'mgrForm'] }),
  form: ResourceIdSchema,
};
const place = {
  ...document,
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
};

export const DraftParam = Type.Object(place);

/** `updatedAt` of the draft that the caller means, empty for none; absent: whichever is there. */
const replaces = Type.Optional(Type.String({ maxLength: 40 }));

export const RemoveDraftParam = Type.Object({ ...place, replaces });

export const SaveDraftParam = Type.Object({
  ...place,
  replaces,
  data: Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', maxProperties: 600 }),
  revision: Type.Optional(
    Type.Integer({
      description: 'of the record that the person began on',
      minimum: 1,
      maximum: 2_147_483_647,
    }),
  ),
});
