import { Type } from 'typebox';

/** Apart from `text.ts`, so that the login page can localise texts without fetching the schema builder. */
export const LocalTextSchema = Type.Object(
  { zhCN: Type.String(), enUS: Type.String() },
  { additionalProperties: false },
);

export const TextSchema = Type.Union([Type.String(), LocalTextSchema]);
