import { duplicateParts } from '../../../../documents/edit/duplicate.ts';
import { moveParts } from '../../../../documents/edit/move.ts';
import { removeParts } from '../../../../documents/edit/remove.ts';
import {
  insertStep,
  type InsertableStep,
  makeDefault,
  stepsInside,
} from '../../../../documents/edit/steps.ts';
import type { Part } from '../../../../documents/parts/part.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useDesign } from '../../../frame/DesignContext.ts';
import { partLabel } from '../../../frame/partLabel.ts';
import { flowLocale } from './flow.locale.ts';
import { type Gap, placeOfGap } from './FlowTreeState.ts';
import { cardBeside, type Direction, moveTarget } from './moves.ts';

/** What can be done with the steps of a flow, by menus and keys alike. */
export function useFlowCommands() {
  const { model } = useDesign();
  const { locale, ui } = useRoot();
  const text = useText(flowLocale);
  const called = (part: Part): string => partLabel(part, model.language.metas, locale.locale).title;
  return {
    called,
    insert: (type: InsertableStep, gap: Gap): boolean =>
      model.run(insertStep(type, placeOfGap(model.tree, gap))),
    /** Selects the card that an arrow leads to. @returns its key */
    go: (way: Direction): string | undefined => {
      const next = cardBeside(model.tree, model.primary, way);
      if (next !== undefined) model.select([next.key]);
      return next?.key;
    },
    may: (part: Part, way: Direction): boolean => moveTarget(part, way) !== undefined,
    move: (part: Part, way: Direction): void => {
      const to = moveTarget(part, way);
      if (to !== undefined) model.run(moveParts([part.key], to));
    },
    duplicate: (part: Part): void => {
      model.run(duplicateParts([part.key]));
    },
    makeDefault: (part: Part): void => {
      model.run(makeDefault(part.key));
    },
    /** Removes what is selected; what goes with it is asked about first. */
    remove: async (): Promise<void> => {
      const parts = model.selected;
      const [first] = parts;
      if (first === undefined) return;
      const count = stepsInside(parts);
      const agreed =
        count === 0 ||
        (await ui.confirm({
          title: text('removeTitle', { step: called(first) }),
          content: text('removeInside', { count }),
          danger: true,
          okText: text('remove'),
        }));
      if (agreed) model.run(removeParts(parts.map(({ key }) => key)));
    },
  };
}
export type FlowCommands = ReturnType<typeof useFlowCommands>;
