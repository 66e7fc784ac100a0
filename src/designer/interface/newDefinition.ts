import type { InterfaceDefinition } from '../../schemas/wire/interface.ts';
import { interfaceKinds } from './kinds/index.ts';

/** What the part of a kind begins with; undefined where this editor does not know the kind. */
export const startOf = (kind: string): unknown => interfaceKinds.find((each) => each.kind === kind)?.start;

/** What a new interface begins with. */
export const newDefinition = (): InterfaceDefinition => ({
  moduleCode: '',
  interfaceUrl: '',
  name: '',
  kind: 'sql',
  answers: 'list',
  inputs: [],
  outputs: [],
  sql: { database: '', text: '' },
  roles: [],
});
