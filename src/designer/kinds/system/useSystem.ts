import type { SystemDocument } from '../../../schemas/documents/index.ts';
import { useDesign } from '../../frame/DesignContext.ts';
import type { DesignModel } from '../../core/DesignModel.ts';

/** The system that is designed around here. @throws Error over another kind: a slip of the table of views */
export function useSystem(): { readonly model: DesignModel; readonly document: SystemDocument } {
  const { model } = useDesign();
  const { document } = model;
  if (document.kind !== 'system') throw new Error('A system is expected here.');
  return { model, document };
}
