import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { InSteps } from './InSteps.tsx';
import type { Records } from './Records.ts';
import { RecordsFrame } from './RecordsFrame.tsx';
import { rowKey } from './rowKey.ts';
import type { Row } from './rowsOf.ts';

/** What a view of records as a list of their parts is given. */
interface RecordListProps {
  records: Records;
  emptyText: string;
  /** What the list is called; an empty text calls it nothing. */
  title: string;
  /** How its items stand; absent: below each other. */
  style?: CSSProperties;
  itemStyle: (index: number) => CSSProperties;
  children: (row: Row) => ReactNode;
}

/** Records as the items of one list, more of them when asked, with all that surrounds records. */
export const RecordList = observer(function RecordList(props: RecordListProps) {
  const { records, emptyText, title, style, itemStyle, children } = props;
  return (
    <RecordsFrame records={records} emptyText={emptyText} marks>
      <InSteps rows={records.rows}>
        {(rows) => (
          <ul
            {...(title === '' ? {} : { 'aria-label': title })}
            style={{ listStyle: 'none', margin: 0, padding: 0, ...style }}
          >
            {rows.map((row, index) => (
              <li key={rowKey(row, index)} style={itemStyle(index)}>
                {children(row)}
              </li>
            ))}
          </ul>
        )}
      </InSteps>
    </RecordsFrame>
  );
});

/** Items side by side, in as many columns as fit. @param least width of a column, as CSS writes it */
export const inColumns = (least: string, gap: number): CSSProperties => ({
  display: 'grid',
  gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`,
});
