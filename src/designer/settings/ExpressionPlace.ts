import { createContext, useContext } from 'react';
import type { Scope } from '../../conditions/index.ts';
import type { ScopeAt } from '../../documents/check/scopeAt.ts';
import type { Finding } from '../../schemas/finding.ts';

/** What is known of the document in which expressions and rules are written; nothing where a value is set by itself. */
export interface ExpressionSurroundings {
  /** What may be read at a pointer of the document. */
  readonly scopeAt?: (pointer: string) => ScopeAt;
  /** What the check says of a value there. */
  readonly findingsAt?: (pointer: string, value: unknown) => readonly Finding[];
  /** What is read there now, as the canvas shows it. */
  readonly sampleAt?: (pointer: string) => Scope;
}

export const ExpressionSurroundingsContext = createContext<ExpressionSurroundings>({});

/** JSON pointer of the member that a control sets. */
export const PointerContext = createContext('');

export const useExpressionPlace = (): ExpressionSurroundings & { readonly pointer: string } => ({
  ...useContext(ExpressionSurroundingsContext),
  pointer: useContext(PointerContext),
});
