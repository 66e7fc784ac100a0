import { Suspense } from 'react';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** What draws is large: it is fetched beside the data, and the page stands before it starts. */
export const fetchDrawing = () => import('./Drawing.tsx');

const Drawing = lazyPart(async () => (await fetchDrawing()).Drawing);

/** One picture with one description, which is there before the picture. */
export function Canvas({ description, ...drawing }: DrawingProps & { description: string }) {
  return (
    <div role="img" aria-label={description} style={{ height: drawing.height, minWidth: 0 }}>
      <Suspense>
        <Drawing {...drawing} />
      </Suspense>
    </div>
  );
}
