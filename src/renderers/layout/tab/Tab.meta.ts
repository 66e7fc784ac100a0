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
  role: 'tab',
  budget: 1,
});
