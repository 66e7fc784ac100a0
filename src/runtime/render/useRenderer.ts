import { useEffect, useState } from 'react';
import type { LoadedRenderer, RendererRegistry } from '../registry/RendererRegistry.ts';

/** The component of a type: at once where it was fetched before, else when it arrives. A failure is tried once more. */
export function useRenderer(registry: RendererRegistry, type: string): LoadedRenderer {
  const [, draw] = useState(0);
  const loaded = registry.peek(type);
  useEffect(() => {
    if (loaded.status === 'ready') return undefined;
    let gone = false;
    void registry.load(type).then(() => {
      if (!gone) draw((count) => count + 1);
    });
    return () => {
      gone = true;
    };
  }, [registry, type, loaded.status]);
  return loaded;
}
