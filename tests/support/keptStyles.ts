import { StyleContext } from '@ant-design/cssinjs';
import { cleanup, render } from '@testing-library/react';
import { createElement, useContext } from 'react';

// Loaded once by each worker that has a DOM.

/**
 * Changes what antd's styles are kept by where nobody provides otherwise: from now on they are made once and not anew for
 * each drawing, and never put into the document. Where nothing is laid out, a style only slows down what asks for computed ones.
 */
function KeepStyles(): null {
  const given = useContext(StyleContext);
  const { cache } = given;
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) => {
    update(path, (before) => next(before) ?? before ?? null);
  };
  given.mock = 'server';
  return null;
}

render(createElement(KeepStyles));
cleanup();
