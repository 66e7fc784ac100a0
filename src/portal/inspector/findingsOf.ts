import { checkAlone } from '../../documents/check/alone.ts';
import type { CompiledNode } from '../../documents/compile.ts';
import type { InspectedPlace } from '../../documents/inspect/inspect.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Finding } from '../../schemas/finding.ts';

const known = new WeakMap<CompiledNode, readonly Finding[]>();

/**
 * What the check says of a node that was put into the database by hand, beyond what keeps it from being drawn. Each
 * compiled node is checked once, when it is first asked for.
 */
export function findingsOf(
  node: CompiledNode,
  { scope }: InspectedPlace,
  root: RootStore,
): readonly Finding[] {
  const before = known.get(node);
  if (before) return before;
  const { metas } = root.environment('');
  const context = { ...root.platform.vocabulary, metas, inForm: 'form' in scope };
  // What is no node at all has no widget either.
  const found = metas.get(node.source.type) ? checkAlone(node.source, context, node.path) : [];
  const told = found.filter(({ path = '' }) => !isWithin(path, node.broken?.path));
  known.set(node, told);
  return told;
}

const isWithin = (path: string, outer: string | undefined): boolean =>
  outer !== undefined && `${path}/`.startsWith(`${outer}/`);
