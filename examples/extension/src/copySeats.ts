import { declareAction } from 'atrium/src/schemas/action.ts';
import { defineAction } from 'atrium/src/runtime/actions/defineAction.ts';
import { TextSchema } from 'atrium/src/schemas/textSchema.ts';
import { Type } from 'typebox';
import { rangesOf } from './seats.ts';

const declaration = declareAction(
  'acme/copySeats',
  {
    /** Names of seats; a template. */
    seats: Type.Unknown(),
    /** Stands in front of them. */
    title: Type.Optional(TextSchema),
  },
  'any',
);

/** Puts seats on the clipboard as a person writes them, `A1–A3, B2`; later steps see that text as `result`. */
export const copySeats = defineAction(declaration, async (step, { root, read, text }) => {
  const line = [text(step.title), rangesOf(read(step.seats))].filter((part) => part !== '').join(' ');
  await root.ui.copy(line);
  return line;
});
