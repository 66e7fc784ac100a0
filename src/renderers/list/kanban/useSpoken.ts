import type { DndContextProps } from '@dnd-kit/core';
import { useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { kanbanLocale } from './Kanban.locale.ts';

/**
 * What is said aloud while a card is carried. Whether it was moved is known later, when the server has answered.
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
  // When it is dropped the card is on its way between two columns, and in none.
  const carried = useRef('');
  const home = useRef('');
  const say = (key: 'over' | 'moving' | 'stays', card: string, over: string | undefined): string => {
    const column = over === undefined ? undefined : columnOf(over);
    return column === undefined ? text('outside', { card }) : text(key, { card, column });
  };
  return {
    screenReaderInstructions: { draggable: text('help') },
    announcements: {
      onDragStart: ({ active }) => {
        const key = String(active.id);
        carried.current = cardOf(key);
        home.current = homeOf(key);
        return text('lifted', { card: carried.current, column: columnOf(home.current) });
      },
      onDragOver: ({ over }) => say('over', carried.current, over ? String(over.id) : undefined),
      onDragEnd: ({ over }) =>
        say(
          over?.id === home.current ? 'stays' : 'moving',
          carried.current,
          over ? String(over.id) : undefined,
        ),
      onDragCancel: () => text('returned', { card: carried.current }),
    },
  };
}
