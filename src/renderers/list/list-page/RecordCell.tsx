import { theme } from 'antd';
import { memo } from 'react';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import { tagColours } from './gridColours.ts';
import './recordGrid.css';

/** A cell: plain text, or tags in the tones of its options. */
export const RecordCell = memo(function RecordCell({ cell }: { cell: Cell }) {
  return cell.tags ? <Tags tags={cell.tags} /> : <>{cell.text}</>;
});

function Tags({ tags }: { tags: NonNullable<Cell['tags']> }) {
  const { token } = theme.useToken();
  return (
    <>
      {tags.map(({ text, tone }) => (
        <span key={text} className="atrium-tag" style={tagColours(token, tone)}>
          {text}
        </span>
      ))}
    </>
  );
}
