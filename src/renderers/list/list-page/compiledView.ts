import { compileNode, type CompiledNode } from '../../../documents/compile.ts';
import type { Environment } from '../../../documents/environment.ts';
import type { RecordReads } from '../../../documents/recordReads.ts';
import type { ListView } from '../../../schemas/documents/mgrList.ts';
import { readsOfView } from './listReads.ts';
import { compileOwnRules, type OwnRules } from './ownRules.ts';

/** A view of the document with its widget and rules ready; without a widget it is the list's own table. */
export interface CompiledView extends Omit<ListView, 'node' | 'where'> {
  /** JSON pointer in the list's document. */
  path: string;
  node?: CompiledNode;
  rules?: OwnRules;
  /** The fields of its records that the widget reads; undefined also where there is none. */
  reads?: RecordReads;
}

/** @param path where the view stands in its document */
export function compileView(
  { node, where, ...view }: ListView,
  environment: Environment,
  path: string,
): CompiledView {
  const compiled = node && compileNode(node, environment, `${path}/node`);
  return {
    ...view,
    path,
    ...(compiled ? { node: compiled, reads: readsOfView(compiled, environment) } : {}),
    ...(where ? { rules: compileOwnRules(where, environment) } : {}),
  };
}
