import {
  closestCenter,
  DndContext,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import type { CSSProperties, ReactNode } from 'react';
import { createContext, useCallback, useContext } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { columnsLocale } from './columns.locale.ts';

const STEPS: Readonly<Record<string, number>> = { [KeyboardCode.Up]: -1, [KeyboardCode.Down]: 1 };
const KEYS = { start: [KeyboardCode.Space], end: [KeyboardCode.Space], cancel: [KeyboardCode.Esc] };

/** Arrows bring a lifted entry to the place of the one above or below. */
const toNextPlace: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { over, active, droppableRects } = context;
  const places = [...droppableRects].sort(([, a], [, b]) => a.top - b.top);
  const here = places.findIndex(([id]) => id === (over ?? active)?.id);
  const next = places[here + step]?.[1];
  return next ? { x: currentCoordinates.x, y: next.top } : undefined;
};

/** Only the height counts: entries stand below each other. */
const nearestPlace: CollisionDetection = (args) => {
  const { left, width } = args.collisionRect;
  const level = new Map([...args.droppableRects].map(([id, rect]) => [id, { ...rect, left, width }]));
  return closestCenter({ ...args, droppableRects: level });
};

const KeysContext = createContext<readonly string[]>([]);

interface SortableProps {
  keys: readonly string[];
  titleOf: (key: string) => string;
  /** An entry is dropped in the place of another. */
  place: (key: string, over: string) => void;
  children: ReactNode;
}

/** Entries below each other that are put in order by their grips: by pointer, by finger, by keys. */
export function Sortable({ keys, titleOf, place, children }: SortableProps) {
  const text = useText(columnsLocale);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextPlace, keyboardCodes: KEYS }),
  );
  const placeOf = (key: unknown): number => keys.indexOf(String(key)) + 1;
  const nameOf = (key: unknown): string => titleOf(String(key));
  const accessibility: DndContextProps['accessibility'] = {
    screenReaderInstructions: { draggable: text('help') },
    announcements: {
      onDragStart: ({ active: { id } }) =>
        text('lifted', { name: nameOf(id), place: placeOf(id), count: keys.length }),
      onDragOver: ({ active, over }) =>
        over ? text('over', { name: nameOf(active.id), place: placeOf(over.id) }) : undefined,
      onDragEnd: ({ active, over }) =>
        text('dropped', { name: nameOf(active.id), place: placeOf((over ?? active).id) }),
      onDragCancel: ({ active }) => text('returned', { name: nameOf(active.id) }),
    },
  };
  return (
    <KeysContext.Provider value={keys}>
      <DndContext
        sensors={sensors}
        collisionDetection={nearestPlace}
        accessibility={accessibility}
        onDragEnd={({ active, over }) => {
          if (over) place(String(active.id), String(over.id));
        }}
      >
        {children}
      </DndContext>
    </KeysContext.Provider>
  );
}

/** One entry: what its element and its grip need, and where it stands while one of them is carried. */
export function useSortable(key: string) {
  const text = useText(columnsLocale);
  const keys = useContext(KeysContext);
  const { active, over } = useDndContext();
  const drag = useDraggable({ id: key, attributes: { roleDescription: text('movable') } });
  const { setNodeRef: setPlace } = useDroppable({ id: key });
  const { setNodeRef: setCarried } = drag;
  const item = useCallback(
    (element: HTMLElement | null) => {
      setPlace(element);
      setCarried(element);
    },
    [setPlace, setCarried],
  );
  const from = active ? keys.indexOf(String(active.id)) : -1;
  const to = over ? keys.indexOf(String(over.id)) : from;
  const here = keys.indexOf(key);
  const height = active?.rect.current.initial?.height ?? 0;
  const gives = here > from && here <= to ? -height : here < from && here >= to ? height : 0;
  const shift = drag.isDragging ? (drag.transform?.y ?? 0) : from < 0 ? 0 : gives;
  const style: CSSProperties = {
    position: 'relative',
    zIndex: drag.isDragging ? 1 : 0,
    ...(shift === 0 ? {} : { transform: `translateY(${String(shift)}px)` }),
    ...(drag.isDragging ? { opacity: 0.9 } : {}),
  };
  const grip = {
    ref: drag.setActivatorNodeRef,
    ...drag.attributes,
    ...drag.listeners,
    // Keys pressed meanwhile are not meant for what stands around.
    ...(drag.isDragging ? { 'data-carried': '' } : {}),
  };
  return { item, style, grip };
}
