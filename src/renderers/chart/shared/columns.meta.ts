import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

/** The rows of a chart may come from anywhere: their columns have whatever names they have. */
const Column = Type.String({ maxLength: 64 });

/** A column of the rows that a chart draws. */
export const columnProp = (title: LocalText) => prop.member(title, 'source', Column);

export const categoryProp = columnProp({ zhCN: '分类字段', enUS: 'Field of the category' });

const SeriesSchema = Type.Object(
  {
    field: Type.String({ minLength: 1, maxLength: 64 }),
    name: TextSchema,
    /** Series of one stack stand on each other. */
    stack: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);

export const seriesProp = prop.memberObjects(SeriesSchema, { zhCN: '系列', enUS: 'Series' });
