import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const text = (id: string, zhCN: string, enUS: string) => ({
  type: 'text',
  id,
  props: { text: { zhCN, enUS } },
});

export const scrollRegionMeta = defineMeta({
  type: 'scroll-region',
  version: 1,
  family: 'layout',
  title: { zhCN: '滚动区域', enUS: 'Scroll region' },
  description: {
    zhCN: '高度有限、内容可滚动的区域',
    enUS: 'A region of limited height whose content scrolls',
  },
  icon: 'menu',
  props: {
    height: prop.static(
      Type.Integer({ minimum: 40, maximum: 2000 }),
      { zhCN: '最大高度（像素）', enUS: 'Greatest height in px' },
      320,
    ),
    direction: prop.static(oneOf('column', 'row'), { zhCN: '滚动方向', enUS: 'Scrolls' }, 'column'),
    gap: prop.static(Type.Integer({ minimum: 0, maximum: 64 }), { zhCN: '间距', enUS: 'Gap' }, 8),
  },
  container: true,
  budget: 1,
  fixtures: [
    {
      title: { zhCN: '竖向', enUS: 'Down' },
      node: {
        type: 'scroll-region',
        id: 'notices',
        title: { zhCN: '最近通知', enUS: 'Latest notices' },
        props: { height: 80 },
        children: [
          text('a', '图书馆调整开放时间', 'New opening hours of the library'),
          text('b', '选课开始', 'Courses can be chosen'),
        ],
      },
    },
    {
      title: { zhCN: '横向', enUS: 'Across' },
      node: {
        type: 'scroll-region',
        id: 'days',
        props: { direction: 'row' },
        children: [text('mon', '周一', 'Monday'), text('tue', '周二', 'Tuesday')],
      },
    },
  ],
});
