import { useContext, useEffect } from 'react';
import { walk, type CompiledNode } from '../../../documents/compile.ts';
import { RevealContext, useIsRevealed } from '../../../runtime/render/useRevealed.ts';
import type { ListModel } from './ListModel.ts';

/**
 * Brings into sight what whoever designs the list has selected: a view and what draws it, the table with its columns,
 * what is done with chosen records. To be called by an observer.
 */
export function useRevealedParts(model: ListModel): void {
  const wanted = useContext(RevealContext);
  const isRevealed = useIsRevealed();
  const [first] = model.records.rows;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const { views, bulkActions } = model.compiled;
    const isColumn = model.document.columns.some(
      ({ field }) => isRevealed('column', field) || isRevealed('sort', field),
    );
    const view = isColumn
      ? views.find(({ node }) => node === undefined)
      : views.find(({ id, node }) => isRevealed('view', id) || (node && holds([node], wanted)));
    if (view) model.show(view.id);
    if (!first || !holds(bulkActions, wanted)) return undefined;
    model.choose([first], true);
    return () => model.clearChosen();
  }, [wanted, model, isRevealed, first]);
}

const holds = (nodes: readonly CompiledNode[], id: string): boolean =>
  [...walk(nodes)].some(({ source }) => source.id === id);
