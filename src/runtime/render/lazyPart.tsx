import { lazy, type FunctionComponent } from 'react';
import { loadChunk } from '../data/loadChunk.ts';

/** Parts that did not come, as ways to ask for them again: React keeps the failure of a part for good. */
const failed = new Set<() => void>();

/**
 * A part of the screen that is fetched when it is first drawn. Suspends meanwhile; throws ChunkLoadError where it does
 * not come, until `retryParts`.
 * @param load imports it and picks the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const fetched = () =>
    lazy(async () => {
      try {
        const Component = await loadChunk(load);
        return { default: ({ props }: { props: Props }) => <Component {...props} /> };
      } catch (error) {
        failed.add(() => {
          Part = fetched();
        });
        throw error;
      }
    });
  let Part = fetched();
  return function LazyPart(props) {
    return <Part props={props} />;
  };
}

/** Lets the parts that did not come be asked for again, when they are drawn the next time. */
export function retryParts(): void {
  for (const again of failed) again();
  failed.clear();
}
