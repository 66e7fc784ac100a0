import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws an element as an application does; answers how to take it out. */
export function mountReact(host: HTMLElement, element: ReactElement): () => void {
  const view = createRoot(host);
  view.render(element);
  return () => {
    view.unmount();
  };
}
