import { compileNode, type CompiledNode } from '../../../documents/compile.ts';
import type { Environment } from '../../../documents/environment.ts';
import type { ListView } from '../../../schemas/documents/mgrList.ts';
import { compileOwnRules, type OwnRules } from './ownRules.ts';

/** A view of the document with its widget and rules ready; without a widget it is the list's own table. */
export interface CompiledView extends Omit<ListView, 'node' | 'where'> {
  /** JSON pointer in the list's document. */
  path: string;
  node?: CompiledNode;
  rules?: OwnRules;
}

/** @param path where the view stands in its document */
export function compileView(
  { node, where, ...view }: ListView,
  environment: Environment,
  path: string,
): CompiledView {
  return {
    ...view,
    path,
    ...(node ? { node: compileNode(node, environment, `${path}/node`) } : {}),
    ...(where ? { rules: compileOwnRules(where, environment) } : {}),
  };
}
