import type { InterfaceKind } from '../index.ts';
import { ComposedPart } from './ComposedPart.tsx';
import { PathInput } from './PathInput.tsx';

/** Steps over other interfaces and forms. */
export const composedKind: InterfaceKind = {
  kind: 'composed',
  title: 'composed',
  start: { steps: [] },
  hasPaths: true,
  PathInput,
  Part: ComposedPart,
};
