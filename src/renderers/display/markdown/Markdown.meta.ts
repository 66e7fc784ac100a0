import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const markdownMeta = defineMeta({
  type: 'markdown',
  version: 1,
  family: 'display',
  title: { zhCN: 'Markdown', enUS: 'Markdown' },
  description: { zhCN: '以 Markdown 书写的说明', enUS: 'Notes written in Markdown' },
  icon: 'read',
  props: {
    text: prop.text({ zhCN: '内容', enUS: 'Content' }),
  },
  budget: 14,
});
