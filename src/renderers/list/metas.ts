import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { calendarMeta } from './calendar/Calendar.meta.ts';
import { cardsMeta } from './cards/Cards.meta.ts';
import { kanbanMeta } from './kanban/Kanban.meta.ts';
import { listPageMeta } from './list-page/ListPage.meta.ts';
import { tableMeta } from './table/Table.meta.ts';

export const listMetas: readonly RendererMeta[] = [
  calendarMeta,
  cardsMeta,
  kanbanMeta,
  listPageMeta,
  tableMeta,
];
