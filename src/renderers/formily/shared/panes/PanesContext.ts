import { createContext, useContext } from 'react';
import type { CompiledNode } from '../../../../documents/compile.ts';
import type { ChildItem, RendererProps } from '../../../../runtime/render/rendererProps.ts';

/** A child of a layout as Formily's component knows it: by its name in the schema. */
export interface Pane extends Pick<ChildItem, 'key' | 'node' | 'element'> {
  readonly name: string;
  readonly item: ChildItem;
}

/** What the parts of a layout draw from, wherever Formily's component puts them. */
export interface PanesModel {
  readonly node: CompiledNode;
  /** Those that are not hidden. */
  readonly panes: readonly Pane[];
  readonly enabled: boolean;
  readonly emit: RendererProps['emit'];
}

export const PanesContext = createContext<PanesModel | undefined>(undefined);

/** @throws Error outside a layout */
export function usePanesModel(): PanesModel {
  const model = useContext(PanesContext);
  if (!model) throw new Error('A part of a layout stands outside of one.');
  return model;
}
