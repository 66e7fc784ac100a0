import { createContext, useContext } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

/** Whether what is drawn stands on paper, which is white in every theme. */
export const OnPaper = createContext(false);

/** Whether the ground is dark where the caller stands. Reads observables. */
export function useDark(): boolean {
  const { theme } = useRoot();
  return !useContext(OnPaper) && theme.dark;
}
