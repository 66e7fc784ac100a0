import { useContext } from 'react';
import { PlaceOfValue } from './PlaceOfValue.ts';
import { type ExpressionSurroundings, useSettings } from './SettingsContext.ts';

/** Where an expression or a rule is written, and what is known of that place. */
export function useExpressionPlace(): ExpressionSurroundings & { readonly pointer: string } {
  const { expressions } = useSettings();
  return { ...expressions, pointer: useContext(PlaceOfValue)?.pointer ?? '' };
}
