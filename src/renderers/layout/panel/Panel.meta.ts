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
  role: 'panel',
  budget: 1,
});
