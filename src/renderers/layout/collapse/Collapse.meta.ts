import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const panel = (id: string, zhCN: string, enUS: string, body: { zhCN: string; enUS: string }) => ({
  type: 'panel',
  id,
  title: { zhCN, enUS },
  children: [{ type: 'text', id: `${id}-text`, props: { text: body } }],
});

export const collapseMeta = defineMeta({
  type: 'collapse',
  version: 1,
  family: 'layout',
  title: { zhCN: '折叠面板', enUS: 'Collapse' },
  description: { zhCN: '可逐项展开的面板', enUS: 'Parts that open one by one' },
  icon: 'menu',
  imports: { formily: ['FormCollapse'] },
  props: {
    accordion: prop.static(Type.Boolean(), { zhCN: '一次只展开一项', enUS: 'Only one open' }, false),
    open: prop.static(oneOf('first', 'all', 'none'), { zhCN: '默认展开', enUS: 'Open at first' }, 'first'),
  },
  container: true,
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '默认展开第一项', enUS: 'First part open' },
      node: {
        type: 'collapse',
        id: 'faq',
        children: [
          panel('leave', '如何请假', 'How to ask for leave', {
            zhCN: '在学生工作中提交请假申请。',
            enUS: 'Hand in a leave request under student affairs.',
          }),
          panel('card', '校园卡补办', 'Replacing a campus card', {
            zhCN: '到服务大厅办理。',
            enUS: 'Go to the service hall.',
          }),
        ],
      },
    },
    {
      title: { zhCN: '手风琴', enUS: 'Accordion' },
      node: {
        type: 'collapse',
        id: 'accordion',
        props: { accordion: true, open: 'none' },
        children: [
          panel('one', '第一项', 'First', { zhCN: '内容一', enUS: 'Content one' }),
          panel('two', '第二项', 'Second', { zhCN: '内容二', enUS: 'Content two' }),
        ],
      },
    },
  ],
});
