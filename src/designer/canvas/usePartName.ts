import { useCallback } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { partLabel } from '../frame/partLabel.ts';
import { useFieldTitle } from '../panel/useModuleForm.ts';
import { useCanvas } from './CanvasModel.ts';
import { wayTo, type DrawnPart } from './drawnTree.ts';

/** How parts are called in the reader's language, as in the outline. */
export function usePartName(): (part: DrawnPart) => string {
  const { model } = useCanvas();
  const { locale } = useRoot().locale;
  const titleOf = useFieldTitle(model);
  return useCallback(
    ({ part }) => partLabel(part, model.language.metas, locale, titleOf).title,
    [model, locale, titleOf],
  );
}

/** How the way to a list of a part is called: 首页 › 区块 › 右上角. */
export function useWay(): (parent: DrawnPart, holding: string) => string {
  const nameOf = usePartName();
  const { locale } = useRoot();
  return useCallback(
    (parent, name) => {
      const isNamed =
        name.startsWith('slots/') || (parent.within === undefined && parent.holdings.length > 1);
      const slot = isNamed ? parent.holdings.find(({ holding }) => holding.name === name) : undefined;
      const parts = [...wayTo(parent), parent].map((part) => nameOf(part));
      return [...parts, ...(slot ? [locale.localise(slot.holding.title)] : [])].join(' › ');
    },
    [nameOf, locale],
  );
}
