import { useState } from 'react';
import { addMenu } from '../../../documents/edit/menus.ts';
import { moveParts } from '../../../documents/edit/move.ts';
import { removeParts } from '../../../documents/edit/remove.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { localeTexts } from './localeTexts.ts';
import { type MenuMove, menuMove, newMenuAt } from './menuMoves.ts';
import { systemLocale } from './system.locale.ts';
import { useSystem } from './useSystem.ts';

/** What can be done with the menus that are chosen, by buttons and keys alike. */
export function useMenuCommands() {
  const { model } = useSystem();
  const { locale } = useRoot();
  const text = useText(systemLocale);
  const [said, say] = useState('');
  const chosen = model.selected.filter(({ role }) => role === 'menu');
  const [first] = chosen;
  const targetOf = (move: MenuMove) => (first === undefined ? undefined : menuMove(first, move));
  return {
    chosen,
    /** What a screen reader is told of the last command. */
    said,
    may: (move: MenuMove): boolean => targetOf(move) !== undefined,
    move: (move: MenuMove): void => {
      const target = targetOf(move);
      if (first === undefined) return;
      const name = first.title === undefined ? first.name : locale.localise(first.title);
      const done = target !== undefined && model.run(moveParts([first.key], target));
      say(done ? text('moved', { name }) : text('noMove'));
    },
    add: (inside: boolean): void => {
      const name = localeTexts(systemLocale, 'newMenu');
      model.run(addMenu({ name }, newMenuAt(model.tree.root, first, inside)));
    },
    remove: (): void => {
      model.run(removeParts(chosen.map(({ key }) => key)));
    },
  };
}
export type MenuCommands = ReturnType<typeof useMenuCommands>;
