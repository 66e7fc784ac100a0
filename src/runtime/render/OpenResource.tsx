import { createContext, useContext } from 'react';
import type { LoadedResource } from '../stores/ResourceStore.ts';
import type { PageMemory } from '../stores/TabMemory.ts';

/** What the widget that draws a whole document finds around it. */
export interface OpenResource {
  resource: LoadedResource;
  params: Readonly<Record<string, unknown>>;
  /** Set in a dialog or drawer: closes it. */
  close: ((value?: unknown) => void) | undefined;
  /** Key of that dialog or drawer. */
  overlay: number | undefined;
  /** What it held when its tab was left; undefined where none keeps it. */
  memory: PageMemory | undefined;
  /** Of a document that is designed: stays the same while the document is changed. */
  designed?: object;
}

export const OpenResourceContext = createContext<OpenResource | undefined>(undefined);

/** The document that the asking widget draws. @throws Error outside a ResourceView. */
export function useOpenResource(): OpenResource {
  const open = useContext(OpenResourceContext);
  if (!open) throw new Error('useOpenResource is called outside a ResourceView.');
  return open;
}
