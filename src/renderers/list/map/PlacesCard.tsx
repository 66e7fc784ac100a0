import { useEffect, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { RecordItem, RecordTitle } from '../shared/RecordParts.tsx';
import { CardFrame } from './CardFrame.tsx';
import { mapLocale } from './Map.locale.ts';

/** The records that stand at one place, to choose among them. */
export function PlacesCard({
  places,
  choose,
  close,
}: {
  places: readonly { key: string; label: string }[];
  choose: (key: string) => void;
  close: () => void;
}) {
  const text = useText(mapLocale);
  const list = useRef<HTMLUListElement>(null);
  // Whoever came by keyboard goes on among the places.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <CardFrame title={text('here', { n: places.length })} close={close}>
      <ul ref={list} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {places.map(({ key, label }) => (
          <li key={key}>
            <RecordItem style={{ padding: '4px 0' }}>
              <RecordTitle title={label} open={() => choose(key)} />
            </RecordItem>
          </li>
        ))}
      </ul>
    </CardFrame>
  );
}
