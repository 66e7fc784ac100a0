import { defineAction } from 'atrium/src/runtime/actions/defineAction.ts';
import { copySeatsDeclaration } from './copySeats.declaration.ts';
import { rangesOf } from './seats.ts';

/** Puts seats on the clipboard as a person writes them, `A1–A3, B2`; later steps see that text as `result`. */
export const copySeats = defineAction(copySeatsDeclaration, async (step, { root, read, text }) => {
  const line = [text(step.title), rangesOf(read(step.seats))].filter((part) => part !== '').join(' ');
  await root.ui.copy(line);
  return line;
});
