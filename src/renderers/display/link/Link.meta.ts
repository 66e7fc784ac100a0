import { Type } from 'typebox';
import { AddressSchema } from '../../../schemas/address.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const linkMeta = defineMeta({
  type: 'link',
  version: 1,
  family: 'display',
  title: { zhCN: '链接', enUS: 'Link' },
  description: { zhCN: '打开地址或执行动作的文字', enUS: 'Text that opens an address or starts actions' },
  icon: 'link',
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    url: prop.bindable(AddressSchema, { zhCN: '地址', enUS: 'Address' }),
    blank: prop.static(Type.Boolean(), { zhCN: '在新标签页打开', enUS: 'Open in a new tab' }),
  },
  events: { click: { title: { zhCN: '点击', enUS: 'Click' } } },
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '外部地址', enUS: 'Other site' },
      node: {
        type: 'link',
        id: 'site',
        props: { text: { zhCN: '学校官网', enUS: 'Website of the university' }, url: 'https://example.edu' },
      },
    },
    {
      title: { zhCN: '本站页面', enUS: 'Page of this site' },
      node: {
        type: 'link',
        id: 'page',
        props: { text: { zhCN: '学生看板', enUS: 'Student dashboard' }, url: '/app/student-dashboard' },
      },
    },
    {
      title: { zhCN: '执行动作', enUS: 'Starts actions' },
      node: {
        type: 'link',
        id: 'act',
        props: { text: { zhCN: '刷新数据', enUS: 'Load again' } },
        on: { click: [{ do: 'reload' }] },
      },
    },
    {
      title: { zhCN: '不安全的地址只显示文字', enUS: 'An unsafe address shows text only' },
      node: {
        type: 'link',
        id: 'unsafe',
        props: { text: { zhCN: '无效地址', enUS: 'Bad address' }, url: 'javascript:alert(1)' },
      },
    },
  ],
});
