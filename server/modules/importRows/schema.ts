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
  /** Of a workbook: the sheet that is read; absent: the first visible one that holds something. */
  sheet: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  /** The row of the titles, as people count them; absent: the one that looks like it. */
  headerRow: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_048_576 })),
  /** Whether hidden rows are left out. */
  skipHidden: Type.Optional(Type.Boolean()),
  dryRun: Type.Optional(Type.Boolean()),
  /** Of a dry run: whether the sheet of errors is made, as it is of every import. */
  report: Type.Optional(Type.Boolean()),
});
