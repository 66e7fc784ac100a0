import {
  type Active,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Day, daysFrom, dayText } from '../shared/days.ts';
import { calendarLocale } from './Calendar.locale.ts';
import { DAY } from './EventBar.tsx';
import type { CalendarEvent } from './events.ts';
import { dayUnder, KEYS, toNextDay } from './moving.ts';

/** What is carried: an event, held on one of its days. */
export const carriedBy = (active: Active): { event: CalendarEvent; day: Day } =>
  active.data.current as { event: CalendarEvent; day: Day };

/**
 * Moving records from day to day, by pointer, finger and keyboard, and what is said of it.
 * @param move takes an event and by how many days it is moved
 */
export function useMoving(move: (event: CalendarEvent, days: number) => void): DndContextProps {
  const text = useText(calendarLocale);
  const { language } = useRoot().locale;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextDay, keyboardCodes: KEYS }),
  );
  const say = (key: 'over' | 'dropped', active: Active, over: Over | null): string => {
    const { title } = carriedBy(active).event;
    return over
      ? text(key, { title, day: dayText(String(over.id), language, DAY) })
      : text('outside', { title });
  };
  return {
    sensors,
    collisionDetection: dayUnder,
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (!over) return;
      const { event, day } = carriedBy(active);
      const days = daysFrom(day, String(over.id));
      if (days !== 0) move(event, days);
    },
    accessibility: {
      screenReaderInstructions: { draggable: text('help') },
      announcements: {
        onDragStart: ({ active }) => text('lifted', { title: carriedBy(active).event.title }),
        onDragOver: ({ active, over }) => say('over', active, over),
        onDragEnd: ({ active, over }) => say('dropped', active, over),
        onDragCancel: ({ active }) => text('returned', { title: carriedBy(active).event.title }),
      },
    },
  };
}
