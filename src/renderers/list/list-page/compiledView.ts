import { compileNodes, type CompiledNode } from '../../../documents/compile.ts';
import type { Environment } from '../../../documents/environment.ts';
import type { ListView } from '../../../schemas/documents/mgrList.ts';
import { compileOwnRules, type OwnRules } from './ownRules.ts';

/** A view of the document with its widget and rules ready; without a widget it is the list's own table. */
export interface CompiledView extends Omit<ListView, 'node' | 'where'> {
  node?: CompiledNode;
  rules?: OwnRules;
}

/** @param path where the view stands in its document */
export function compileView(
  { node, where, ...view }: ListView,
  environment: Environment,
  path: string,
): CompiledView {
  const [compiled] = node ? compileNodes([node], environment, `${path}/node`) : [];
  return {
    ...view,
    ...(compiled ? { node: compiled } : {}),
    ...(where ? { rules: compileOwnRules(where, environment) } : {}),
  };
}
