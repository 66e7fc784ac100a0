import { memo } from 'react';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import { ToneTag } from '../../shared/tones/ToneTag.tsx';

/** A cell: plain text, or tags in the tones of its options. */
export const RecordCell = memo(function RecordCell({ cell }: { cell: Cell }) {
  if (!cell.tags) return <>{cell.text}</>;
  return cell.tags.map(({ text, tone }) => (
    <ToneTag key={text} tone={tone}>
      {text}
    </ToneTag>
  ));
});
