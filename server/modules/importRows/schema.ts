import { Type } from 'typebox';
import { FIELD_CODE } from '../../../src/schemas/kinds.ts';

export const ImportRowsParam = Type.Object({
  fileId: Type.String({ minLength: 1, maxLength: 64 }),
  mapping: Type.Optional(
    Type.Record(Type.String({ pattern: FIELD_CODE }), Type.String({ minLength: 1, maxLength: 500 }), {
      description:
        'by the code of a field, the title of the column that fills it; absent: by the titles of the fields',
      additionalProperties: false,
      maxProperties: 256,
    }),
  ),
  sheet: Type.Optional(
    Type.String({
      description:
        'of a workbook: the sheet that is read; absent: the first visible one that holds something',
      minLength: 1,
      maxLength: 100,
    }),
  ),
  headerRow: Type.Optional(
    Type.Integer({
      description: 'the row of the titles, as people count them; absent: the one that looks like it',
      minimum: 1,
      maximum: 1_048_576,
    }),
  ),
  skipHidden: Type.Optional(Type.Boolean({ description: 'whether hidden rows are left out' })),
  dryRun: Type.Optional(Type.Boolean()),
  report: Type.Optional(
    Type.Boolean({
      description: 'of a dry run: whether the sheet of errors is made, as it is of every import',
    }),
  ),
});
