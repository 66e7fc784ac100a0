import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

export const cardsMeta = defineMeta({
  type: 'cards',
  version: 1,
  family: 'list',
  title: { zhCN: '卡片列表', enUS: 'Cards' },
  description: { zhCN: '以卡片显示数据源的记录', enUS: 'Shows the records of a source as cards' },
  icon: 'appstore',
  budget: 3,
  listView: true,
  provides: { item: { type: 'record', each: 'source', title: { zhCN: '当前记录', enUS: 'The record' } } },
  events: { click: { title: { zhCN: '点击卡片', enUS: 'A card is clicked' } } },
  props: {
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    title: prop.template({ zhCN: '标题', enUS: 'Title' }, TextSchema),
    description: prop.template({ zhCN: '说明', enUS: 'Description' }, TextSchema),
    extra: prop.template({ zhCN: '右侧文字', enUS: 'Text at the right' }, TextSchema),
    emptyText: prop.text({ zhCN: '没有数据时的文字', enUS: 'Text without data' }),
  },
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
