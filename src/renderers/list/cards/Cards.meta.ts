import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { actionsProp, emptyText, sourceProp, textProps, viewMeta } from '../shared/view.meta.ts';

export const cardsMeta = defineMeta({
  ...viewMeta,
  type: 'cards',
  version: 1,
  title: { zhCN: '卡片列表', enUS: 'Cards' },
  description: { zhCN: '以卡片显示数据源的记录', enUS: 'Shows the records of a source as cards' },
  icon: 'appstore',
  budget: 3,
  props: { source: sourceProp, ...textProps, actions: actionsProp(true), emptyText },
});
