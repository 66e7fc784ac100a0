import { createCache, StyleProvider } from '@ant-design/cssinjs';
import type { PropsWithChildren } from 'react';

/** antd's styles as they were made for the first drawing; without this each drawing makes all of them anew. */
const cache = createCache();
const update = cache.opUpdate.bind(cache);
cache.opUpdate = (path, next) => {
  update(path, (before) => next(before) ?? before ?? null);
};
/** Beside the document: where nothing is laid out a style only slows down what asks for the computed ones. */
const aside = document.createElement('div');

/** Draws what stands in it with styles that are made once and kept out of the document. */
export function KeptStyles({ children }: PropsWithChildren) {
  return (
    <StyleProvider cache={cache} container={aside}>
      {children}
    </StyleProvider>
  );
}
