import { flowIndex } from '../../../../documents/flow/flowIndex.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import { pointer } from '../../../../schemas/pointer.ts';
import type { Text } from '../../../../schemas/text.ts';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import type { DesignModel } from '../../../core/DesignModel.ts';
import { partAt } from '../../../core/Problems.ts';

/** Where a node, or a branch of one, stands in a flow, and what it is called. */
export interface StepPlace {
  readonly path: string;
  readonly title: Text;
}

/** The node or branch of an id; undefined: it is gone. */
export function stepPlace(flow: FlowDocument, id: string): StepPlace | undefined {
  const index = flowIndex(flow);
  const found = index.get(id);
  if (found) return { path: found.path, title: found.node.title ?? stepTitles[found.node.type] };
  for (const { node, path } of index.values()) {
    const at = 'branches' in node ? node.branches.findIndex((branch) => branch.id === id) : -1;
    if (at === -1 || !('branches' in node)) continue;
    return { path: pointer(`${path}/branches`, at), title: node.branches[at]?.title ?? id };
  }
  return undefined;
}

/** Selects a node or branch, as the part that stands there. */
export function selectStep(model: DesignModel, id: string): void {
  const place = model.document.kind === 'flow' ? stepPlace(model.document, id) : undefined;
  if (place) model.select([partAt(model.tree, place.path).key]);
}

/** The id of the node that is selected, or in which something is. */
export function selectedStep(model: DesignModel): string | undefined {
  const { primary, document } = model;
  if (primary === undefined || document.kind !== 'flow') return undefined;
  return [...flowIndex(document).values()].find(({ path }) => path === primary.pointer)?.node.id;
}
