import { Type } from 'typebox';

/** `person`, `department`, `role`, `label`, `flow`, or a dictionary by its code. */
const SOURCE = '^(person|department|role|label|flow|dictionary:[a-z][a-z0-9-]{1,63})$';

export const GetSelectorDataParam = Type.Object({
  source: Type.String({ pattern: SOURCE, maxLength: 100 }),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ description: '-1 is all that is told', minimum: -1 })),
});
