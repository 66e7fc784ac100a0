import { Type } from 'typebox';

/** When data is fetched again; never while nobody looks. */
export const refresh = Type.Optional(
  Type.Object(
    {
      /** Seconds between two fetches. */
      every: Type.Optional(Type.Integer({ minimum: 5, maximum: 86_400 })),
      /** Again whenever a record of a module that is read was changed. */
      push: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
);
