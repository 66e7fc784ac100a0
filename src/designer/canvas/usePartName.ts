import { useCallback } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { partLabel } from '../frame/partLabel.ts';
import { useCanvas } from './CanvasModel.ts';
import type { DrawnPart } from './drawnTree.ts';

/** How parts are called in the reader's language, as in the outline. */
export function usePartName(): (part: DrawnPart) => string {
  const { model } = useCanvas();
  const { locale } = useRoot().locale;
  return useCallback(({ part }) => partLabel(part, model.language.metas, locale).title, [model, locale]);
}
