import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const fixedBarMeta = defineMeta({
  type: 'fixed-bar',
  version: 1,
  family: 'layout',
  title: { zhCN: '固定栏', enUS: 'Fixed bar' },
  description: {
    zhCN: '页面滚动时保持在顶部或底部的一栏',
    enUS: 'A bar that stays at the top or bottom while the page scrolls',
  },
  icon: 'menu',
  props: {
    place: prop.static(oneOf('bottom', 'top'), { zhCN: '位置', enUS: 'Place' }, 'bottom'),
    justify: prop.static(
      oneOf('start', 'center', 'end', 'space-between'),
      { zhCN: '对齐', enUS: 'Alignment' },
      'end',
    ),
  },
  container: true,
  budget: 1,
  fixtures: [
    {
      title: { zhCN: '底部操作', enUS: 'Actions at the bottom' },
      node: {
        type: 'fixed-bar',
        id: 'actions',
        children: [
          { type: 'button', id: 'draft', props: { text: { zhCN: '保存草稿', enUS: 'Save draft' } } },
          { type: 'button', id: 'send', props: { text: { zhCN: '提交', enUS: 'Hand in' }, type: 'primary' } },
        ],
      },
    },
    {
      title: { zhCN: '顶部提示', enUS: 'Note at the top' },
      node: {
        type: 'fixed-bar',
        id: 'note',
        props: { place: 'top', justify: 'start' },
        children: [
          {
            type: 'text',
            id: 'text',
            props: { text: { zhCN: '距选课结束还有一天', enUS: 'One day left to choose' } },
          },
        ],
      },
    },
  ],
});
