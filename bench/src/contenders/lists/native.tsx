import { mountReact } from '../shared/mountReact.tsx';
import { PlainRow } from './PlainRow.tsx';
import { styles } from './plainStyles.ts';
import { records } from './records.ts';

export const selector = '.row';

/** React with plain elements, every row. */
export const mount = (host: HTMLElement, size: number) =>
  mountReact(
    host,
    <>
      <style>{styles}</style>
      {records(size).map((record) => (
        <PlainRow key={record.id} record={record} />
      ))}
    </>,
  );
