import { Type } from 'typebox';
import { FIELD_CODE } from '../../../src/schemas/kinds.ts';

/** `mapping` says which column of the file, by its title, fills which field; absent: by the titles of the fields. */
export const ImportRowsParam = Type.Object({
  fileId: Type.String({ minLength: 1, maxLength: 64 }),
  mapping: Type.Optional(
    Type.Record(Type.String({ pattern: FIELD_CODE }), Type.String({ minLength: 1, maxLength: 500 }), {
      additionalProperties: false,
      maxProperties: 256,
    }),
  ),
  dryRun: Type.Optional(Type.Boolean()),
  /** Of a dry run: whether the sheet of errors is made, as it is of every import. */
  report: Type.Optional(Type.Boolean()),
});
