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
  fixtures: [
    {
      title: { zhCN: '说明文档', enUS: 'A note' },
      node: {
        type: 'markdown',
        id: 'guide',
        props: {
          text: {
            zhCN: '### 请假须知\n\n1. 先**提交**申请\n2. 等待辅导员审批\n\n> 三天以上需学院批准。',
            enUS: '### About leave\n\n1. **Hand in** a request\n2. Wait for your counsellor\n\n> More than three days need the school.',
          },
        },
      },
    },
    {
      title: { zhCN: '表格与链接', enUS: 'Table and link' },
      node: {
        type: 'markdown',
        id: 'table',
        props: {
          text: '| A | B |\n| --- | ---: |\n| `1` | [2](https://example.edu) |\n\n<b>3</b> ![4](/favicon.svg)',
        },
      },
    },
  ],
});
