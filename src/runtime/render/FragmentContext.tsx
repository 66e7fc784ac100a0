import { createContext, type ReactNode } from 'react';

/** What a control finds around it where a page draws it. */
export interface FragmentAround {
  /** Ids of the controls around, the outermost first: one that stands in itself would be drawn without end. */
  readonly ids: readonly string[];
  /** What the page has put into it, drawn in the page's own place; null for nothing. */
  readonly content: ReactNode;
}

export const FragmentContext = createContext<FragmentAround>({ ids: [], content: null });
