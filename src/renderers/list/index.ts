import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { cards } from './cards/index.ts';
import { listPage } from './list-page/index.ts';
import { table } from './table/index.ts';

export const listRenderers: readonly RendererDefinition[] = [cards, listPage, table];
