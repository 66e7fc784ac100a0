import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const wizardStepMeta = defineMeta({
  type: 'wizard-step',
  version: 1,
  family: 'layout',
  title: { zhCN: '向导步骤', enUS: 'Step of a wizard' },
  description: {
    zhCN: '向导中的一步，名称取自节点标题',
    enUS: 'One step of a wizard, called by the title of its node',
  },
  icon: 'file-text',
  props: {},
  container: true,
  budget: 1,
  fixtures: [
    {
      title: { zhCN: '有内容', enUS: 'With content' },
      node: {
        type: 'wizard-step',
        id: 'filled',
        title: { zhCN: '核对信息', enUS: 'Check' },
        children: [
          {
            type: 'text',
            id: 'note',
            props: { text: { zhCN: '请核对学籍信息', enUS: 'Check your record' } },
          },
        ],
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: { type: 'wizard-step', id: 'empty', title: { zhCN: '上传材料', enUS: 'Files' } },
    },
  ],
});
