import { declareAction } from 'atrium/src/schemas/action.ts';
import { TextSchema } from 'atrium/src/schemas/textSchema.ts';
import { Type } from 'typebox';

/** What the action takes and gives, as data: the server reads it too. */
export const copySeatsDeclaration = declareAction(
  'acme/copySeats',
  {
    /** Names of seats; a template. */
    seats: Type.Unknown(),
    /** Stands in front of them. */
    title: Type.Optional(TextSchema),
  },
  'any',
);
