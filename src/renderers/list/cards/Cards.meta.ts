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
  fixtures: [
    {
      title: { zhCN: '课程', enUS: 'Courses' },
      node: {
        type: 'cards',
        id: 'cards',
        props: {
          source: 'courses',
          title: { zhCN: '{{item.code}}', enUS: '{{item.code}}' },
          description: { zhCN: '{{item.credits}} 学分', enUS: '{{item.credits}} credits' },
          extra: '{{item.enrolled}} / {{item.capacity}}',
        },
      },
      data: {
        courses: [
          { code: 'CS101', credits: 4, enrolled: 86, capacity: 90 },
          { code: 'MA205', credits: 3, enrolled: 42, capacity: 60 },
        ],
      },
    },
    {
      title: { zhCN: '没有记录', enUS: 'No records' },
      node: { type: 'cards', id: 'cards', props: { source: 'none', title: '{{item.name}}' } },
      data: { none: [] },
    },
  ],
});
