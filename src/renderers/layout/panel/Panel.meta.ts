import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const panelMeta = defineMeta({
  type: 'panel',
  version: 1,
  family: 'layout',
  title: { zhCN: '折叠面板项', enUS: 'Panel' },
  description: { zhCN: '折叠面板中的一项', enUS: 'One part of a collapse' },
  icon: 'down',
  imports: { formily: ['FormCollapse.CollapsePanel'], props: { header: 'title' }, title: 'title' },
  props: { title: prop.text({ zhCN: '标题', enUS: 'Title' }) },
  container: true,
  budget: 1,
  fixtures: [
    {
      title: { zhCN: '有内容', enUS: 'With content' },
      node: {
        type: 'panel',
        id: 'filled',
        title: { zhCN: '联系方式', enUS: 'Contact' },
        children: [
          { type: 'text', id: 'phone', props: { text: { zhCN: '学院办公室', enUS: 'School office' } } },
          {
            type: 'text',
            id: 'hours',
            props: { text: { zhCN: '工作日开放', enUS: 'Open on working days' } },
          },
        ],
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: { type: 'panel', id: 'empty', title: { zhCN: '附件', enUS: 'Attachments' } },
    },
  ],
});
