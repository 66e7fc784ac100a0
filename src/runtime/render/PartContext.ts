import { createContext, useContext } from 'react';

/** A column, a filter or the like, by what it is and what its document calls it. */
export type PartAttributes = (role: string, name: string) => Readonly<Record<string, string>> | undefined;

/**
 * What elements say that stand for a part of a document that is no node: a column, a filter, a view. Whoever designs a
 * document points at them. Absent: the page is in use, and they say nothing.
 */
export interface PartMarks {
  /** Of the element that is the part. */
  readonly part: PartAttributes;
  /** Of further elements that belong to it: the cells of a column. */
  readonly belongs: PartAttributes;
}

const none = (): undefined => undefined;
const UNMARKED: PartMarks = { part: none, belongs: none };

export const PartContext = createContext<PartMarks>(UNMARKED);

/** The attributes by which elements lead to the parts of the document around, to be spread onto them. */
export const usePart = (): PartMarks => useContext(PartContext);
