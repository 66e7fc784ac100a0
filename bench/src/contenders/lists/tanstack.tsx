import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { mountReact } from '../shared/mountReact.tsx';
import { PlainRow } from './PlainRow.tsx';
import { styles } from './plainStyles.ts';
import { records, ROW, type ListRecord } from './records.ts';

export const selector = '.row';
export const scroller = '.box';

function List({ rows }: { rows: readonly ListRecord[] }) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 0,
  });
  return (
    <div ref={box} className="box" style={{ height: '100%', overflow: 'auto' }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const record = rows[index];
          return record ? <PlainRow key={record.id} record={record} top={start} /> : null;
        })}
      </div>
    </div>
  );
}

/** Only the rows that are seen, of plain elements. */
export const mount = (host: HTMLElement, size: number) =>
  mountReact(
    host,
    <>
      <style>{styles}</style>
      <List rows={records(size)} />
    </>,
  );
