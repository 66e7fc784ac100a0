import { useEffect } from 'react';
import type { RendererModule } from '../registry/defineRenderer.ts';
import type { RendererRegistry } from '../registry/RendererRegistry.ts';
import { NotLoaded } from './lateFailure.tsx';

/** Failures after which a person is told; before that, it is tried once more by itself. */
const TOLD = 2;

const notLoaded: RendererModule = { default: NotLoaded };

/**
 * The component of a type: at once where it was fetched before, else when it arrives, undefined until then. In place of
 * one that cannot be fetched comes one that says so, and stays until the other is there. To be called by an observer.
 */
export function useRenderer(registry: RendererRegistry, type: string): RendererModule | undefined {
  const loaded = registry.watch(type);
  const tries = loaded.status === 'loading' || loaded.status === 'failed' ? loaded.tries : 0;
  const asks = loaded.status === 'absent' || (loaded.status === 'failed' && tries < TOLD);
  useEffect(() => {
    if (asks) void registry.load(type);
  }, [registry, type, asks, tries]);
  if (loaded.status === 'ready') return loaded.module;
  return tries < TOLD ? undefined : notLoaded;
}
