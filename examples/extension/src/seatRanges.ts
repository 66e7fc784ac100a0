import type { FunctionEntry } from 'atrium/src/conditions/index.ts';
import { rangesOf } from './seats.ts';

/** `seatRanges(form.seats)` in any expression: `A1–A3, B2`. Pure, as every function has to be. */
export const seatRanges: FunctionEntry = {
  name: 'seatRanges',
  group: 'list',
  parameters: [{ name: 'seats', type: 'list' }],
  result: 'text',
  help: {
    zhCN: '把座位号列表写成连续区间，如 A1–A3, B2',
    enUS: 'Writes a list of seats as ranges, such as A1–A3, B2',
  },
  run: ([seats]) => rangesOf(seats),
};
