import { createContext, type ComponentType, type ReactNode } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import type { Place } from './PageContext.tsx';

export interface MarkProps {
  node: CompiledNode;
  place: Place;
  /** It is out of sight by its own rules, and drawn for who designs it at most (`Place.showsHidden`). */
  hidden: boolean;
  children: ReactNode;
}

/**
 * What stands around each node where a page is designed, so that what is on the screen leads back to the node. It adds
 * nothing to the page: widgets and their styles count on what stands directly in what. Absent: the page is in use.
 */
export const MarkContext = createContext<ComponentType<MarkProps> | undefined>(undefined);
