import { Type, type Static } from 'typebox';
import { FlagSchema } from './flag.ts';

/** A call of the interface service: `moduleCode/interfaceUrl`. */
export const CALL = '^[A-Za-z0-9_-]{1,64}/[A-Za-z0-9_-]{1,64}$';

/**
 * A data source of a page: one call of the interface service, named as `moduleCode/interfaceUrl`.
 * It loads when the page opens and again whenever a value that its `param` reads changes.
 */
export const SourceSchema = Type.Object(
  {
    call: Type.String({ pattern: CALL }),
    param: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    when: Type.Optional(FlagSchema),
    /** False: loads only by a `reload` action. */
    auto: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type Source = Static<typeof SourceSchema>;
