import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { calendarMeta } from './calendar/Calendar.meta.ts';
import { cardsMeta } from './cards/Cards.meta.ts';
import { galleryMeta } from './gallery/Gallery.meta.ts';
import { ganttMeta } from './gantt/Gantt.meta.ts';
import { kanbanMeta } from './kanban/Kanban.meta.ts';
import { listMeta } from './list/List.meta.ts';
import { listPageMeta } from './list-page/ListPage.meta.ts';
import { mapMeta } from './map/Map.meta.ts';
import { recordTimelineMeta } from './record-timeline/RecordTimeline.meta.ts';
import { tableMeta } from './table/Table.meta.ts';
import { treeTableMeta } from './tree-table/TreeTable.meta.ts';

export const listMetas: readonly RendererMeta[] = [
  calendarMeta,
  cardsMeta,
  galleryMeta,
  ganttMeta,
  kanbanMeta,
  listMeta,
  listPageMeta,
  mapMeta,
  recordTimelineMeta,
  tableMeta,
  treeTableMeta,
];
