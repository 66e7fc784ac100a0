import { createContext } from 'react';

/** Where in the document the value stands that a control sets. */
export interface PlacedValue {
  /** JSON pointer. */
  readonly pointer: string;
  /** What is wrong at a JSON pointer, and within what stands there; `exactly`: at that place alone. */
  readonly problemsAt: (pointer: string, exactly?: boolean) => readonly string[];
}

/** Undefined where no document is around, or it does not matter. */
export const PlaceOfValue = createContext<PlacedValue | undefined>(undefined);
