import {
  type Active,
  type DndContextProps,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { type Day, dayText } from '../days.ts';
import type { DatedEvent } from './DatedEvent.ts';
import { datedLocale } from './dated.locale.ts';
import { DAY } from './EventBar.tsx';

const KEYS = { start: [KeyboardCode.Space], end: [KeyboardCode.Space], cancel: [KeyboardCode.Esc] };

/** What is carried: an event, held on one of its days. */
export const carriedBy = (active: Active): { event: DatedEvent; day: Day } =>
  active.data.current as { event: DatedEvent; day: Day };

interface Carrying {
  /** Where arrow keys bring a record that is lifted. */
  keys: KeyboardCoordinateGetter;
  /** The day that a carried record lies on; undefined: none. */
  at: (active: Active, over: Over | null) => Day | undefined;
  /** Says how to move a record by keyboard. */
  help: string;
  /** Of what is carried, nothing is said here: whoever carries it says it. */
  silent?: (active: Active) => boolean;
}

/** Moving records among days by pointer, finger and keyboard, and what is said of it. */
export function useCarrying({
  keys,
  at,
  help,
  silent = () => false,
}: Carrying): Pick<DndContextProps, 'sensors' | 'accessibility'> {
  const text = useText(datedLocale);
  const { language } = useRoot().locale;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keys, keyboardCodes: KEYS }),
  );
  const name = (key: 'lifted' | 'returned', active: Active): string | undefined =>
    silent(active) ? undefined : text(key, { title: carriedBy(active).event.title });
  const say = (key: 'over' | 'dropped', active: Active, over: Over | null): string | undefined => {
    if (silent(active)) return undefined;
    const { title } = carriedBy(active).event;
    const day = at(active, over);
    return day === undefined
      ? text('outside', { title })
      : text(key, { title, day: dayText(day, language, DAY) });
  };
  return {
    sensors,
    accessibility: {
      screenReaderInstructions: { draggable: help },
      announcements: {
        onDragStart: ({ active }) => name('lifted', active),
        onDragMove: ({ active, over }) => say('over', active, over),
        onDragOver: ({ active, over }) => say('over', active, over),
        onDragEnd: ({ active, over }) => say('dropped', active, over),
        onDragCancel: ({ active }) => name('returned', active),
      },
    },
  };
}
