import { createContext, useContext } from 'react';
import type { Scope } from '../../documents/flag.ts';
import { OPEN, type Surroundings } from '../../documents/resolve.ts';
import type { PageModel } from './PageModel.ts';

/** What a node stands in: the page, the scope with the names that regions added, the states it inherits. */
export interface Place {
  page: PageModel;
  scope: Scope;
  around: Surroundings;
  /** Names stand for one of several things here: what is drawn may be drawn again for the next. */
  repeats?: boolean;
  /** What its rules hide is drawn all the same, for who designs it. */
  showsHidden?: boolean;
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** The place of the widget that asks. @throws Error outside a page. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace is called outside a page.');
  return place;
}

export const pagePlace = (page: PageModel): Place => ({ page, scope: page.scope, around: OPEN });
