import type { DndContextProps } from '@dnd-kit/core';
import { useText } from '../../../runtime/locale/useText.ts';
import { kanbanLocale } from './Kanban.locale.ts';

/**
 * What is said aloud while a card is carried.
 * @param cardOf the title of a card by its key
 * @param columnOf the title of a column by its key
 * @param homeOf the key of the column that a card stands in
 */
export function useSpoken(
  cardOf: (key: string) => string,
  columnOf: (key: string) => string | undefined,
  homeOf: (key: string) => string,
): NonNullable<DndContextProps['accessibility']> {
  const text = useText(kanbanLocale);
  const say = (key: 'over' | 'dropped', card: string, over: string | undefined): string => {
    const column = over === undefined ? undefined : columnOf(over);
    return column === undefined ? text('outside', { card }) : text(key, { card, column });
  };
  return {
    screenReaderInstructions: { draggable: text('help') },
    announcements: {
      onDragStart: ({ active }) => {
        const key = String(active.id);
        return text('lifted', { card: cardOf(key), column: columnOf(homeOf(key)) });
      },
      onDragOver: ({ active, over }) =>
        say('over', cardOf(String(active.id)), over ? String(over.id) : undefined),
      onDragEnd: ({ active, over }) =>
        say('dropped', cardOf(String(active.id)), over ? String(over.id) : undefined),
      onDragCancel: ({ active }) => text('returned', { card: cardOf(String(active.id)) }),
    },
  };
}
