import { createContext, useContext } from 'react';
import { type ExpressionSurroundings, useSettings } from './SettingsContext.ts';

/** JSON pointer of the member that a control sets. */
export const PointerContext = createContext('');

/** Where an expression or a rule is written, and what is known of that place. */
export function useExpressionPlace(): ExpressionSurroundings & { readonly pointer: string } {
  const { expressions } = useSettings();
  return { ...expressions, pointer: useContext(PointerContext) };
}
