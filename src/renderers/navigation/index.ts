import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { appGrid } from './app-grid/index.ts';
import { breadcrumb } from './breadcrumb/index.ts';

export const navigationRenderers: readonly RendererDefinition[] = [appGrid, breadcrumb];
