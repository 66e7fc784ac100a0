import type { PackageVocabulary } from 'atrium/src/documents/vocabulary.ts';
import { copySeatsDeclaration } from './copySeats.declaration.ts';
import { mayPlaceSeats } from './mayPlaceSeats.ts';
import { seatMapMeta } from './seat-map/SeatMap.meta.ts';
import { seatRanges } from './seatRanges.ts';

/** What this package adds to the language, as data: for the server, which draws nothing, and the check of documents. */
export const vocabulary: PackageVocabulary = {
  metas: [seatMapMeta],
  actions: [copySeatsDeclaration],
  functions: [seatRanges],
  platformVariables: [mayPlaceSeats],
};
