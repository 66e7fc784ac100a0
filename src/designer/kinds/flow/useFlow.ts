import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { DesignModel } from '../../core/DesignModel.ts';
import { useDesign } from '../../frame/DesignContext.ts';

/** The flow that is designed around here. @throws Error over another kind: a slip of the table of views */
export function useFlow(): { readonly model: DesignModel; readonly document: FlowDocument } {
  const { model } = useDesign();
  const { document } = model;
  if (document.kind !== 'flow') throw new Error('A flow is expected here.');
  return { model, document };
}
