import { memo } from 'react';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import { ToneTag } from '../../shared/tones/ToneTag.tsx';

const PictureCell = lazyPart(async () => (await import('../shared/PictureCell.tsx')).default);

/** A cell: plain text, tags in the tones of its options, or small pictures. */
export const RecordCell = memo(function RecordCell({ cell }: { cell: Cell }) {
  if (cell.pictures) {
    return (
      <NonBlocking fallback={cell.text}>
        <PictureCell pictures={cell.pictures} />
      </NonBlocking>
    );
  }
  if (!cell.tags) return <>{cell.text}</>;
  return cell.tags.map(({ text, tone }) => (
    <ToneTag key={text} tone={tone}>
      {text}
    </ToneTag>
  ));
});
