import type { Extension } from 'atrium/src/runtime/platform/createPlatform.ts';
import { copySeats } from './copySeats.ts';
import { mayPlaceSeats } from './mayPlaceSeats.ts';
import { seatMap } from './seat-map/index.ts';
import { seatRanges } from './seatRanges.ts';

/** All that this package adds to a platform. */
export const acme: Extension = {
  renderers: [seatMap],
  actions: [copySeats],
  functions: [seatRanges],
  platformVariables: [mayPlaceSeats],
};
