import { createContext, useContext } from 'react';
import type { RootStore } from './RootStore.ts';

export const RootContext = createContext<RootStore | undefined>(undefined);

/** The stores of this page. @throws Error outside the portal's root. */
export function useRoot(): RootStore {
  const root = useContext(RootContext);
  if (!root) throw new Error('useRoot is called outside RootContext.');
  return root;
}
