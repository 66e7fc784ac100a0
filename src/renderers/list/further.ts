import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { calendar } from './calendar/index.ts';
import { cards } from './cards/index.ts';
import { gallery } from './gallery/index.ts';
import { gantt } from './gantt/index.ts';
import { kanban } from './kanban/index.ts';
import { list } from './list/index.ts';
import { map } from './map/index.ts';
import { recordTimeline } from './record-timeline/index.ts';
import { table } from './table/index.ts';
import { treeTable } from './tree-table/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const listFurther: readonly RendererDefinition[] = [
  calendar,
  cards,
  gallery,
  gantt,
  kanban,
  list,
  map,
  recordTimeline,
  table,
  treeTable,
];
