import { Skeleton } from 'antd';
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
      <Suspense
        fallback={
          <div aria-busy="true">
            <Skeleton.Node active style={{ width: '100%', height: drawing.height }}>
              <span />
            </Skeleton.Node>
          </div>
        }
      >
        <Drawing {...drawing} />
      </Suspense>
    </div>
  );
}
