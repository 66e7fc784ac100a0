import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { listPage } from './list-page/index.ts';

export const listRenderers: readonly RendererDefinition[] = [listPage];
