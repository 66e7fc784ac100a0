import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const tabMeta = defineMeta({
  type: 'tab',
  version: 1,
  family: 'layout',
  title: { zhCN: '页签', enUS: 'Tab' },
  description: { zhCN: '标签页中的一页', enUS: 'One page of tabs' },
  icon: 'file-text',
  imports: { formily: ['FormTab.TabPane'], props: { tab: 'title' }, title: 'title' },
  props: { title: prop.text({ zhCN: '标题', enUS: 'Title' }) },
  container: true,
  budget: 1,
  fixtures: [
    {
      title: { zhCN: '有内容', enUS: 'With content' },
      node: {
        type: 'tab',
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
      node: { type: 'tab', id: 'empty', title: { zhCN: '附件', enUS: 'Attachments' } },
    },
  ],
});
