import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { calendar } from './calendar/index.ts';
import { cards } from './cards/index.ts';
import { kanban } from './kanban/index.ts';
import { table } from './table/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const listFurther: readonly RendererDefinition[] = [calendar, cards, kanban, table];
