import { Tag } from 'antd';
import { memo } from 'react';
import type { Cell } from '../../../schemas/rendererMeta.ts';

/** A cell: plain text that is cut with its whole text as title, or tags. */
export const RecordCell = memo(function RecordCell({ cell }: { cell: Cell }) {
  if (!cell.tags) return <span title={cell.text}>{cell.text}</span>;
  return (
    <>
      {cell.tags.map(({ text, tone }) => (
        <Tag key={text} color={tone} bordered={false}>
          {text}
        </Tag>
      ))}
    </>
  );
});
