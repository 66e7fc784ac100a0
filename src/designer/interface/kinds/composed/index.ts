import type { InterfaceKind } from '../index.ts';
import { ComposedPart } from './ComposedPart.tsx';

const start = {
  steps: [{ name: 'first', call: 'module/interface', inputs: [{ name: 'input', value: '{{inputs.name}}' }] }],
  list: 'first',
};

/** Steps over other interfaces and forms. */
export const composedKind: InterfaceKind = {
  kind: 'composed',
  title: 'composed',
  start,
  hasPaths: true,
  Part: ComposedPart,
};
