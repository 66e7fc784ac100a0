import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const step = (id: string, zhCN: string, enUS: string, body: { zhCN: string; enUS: string }) => ({
  type: 'wizard-step',
  id,
  title: { zhCN, enUS },
  children: [{ type: 'text', id: `${id}-text`, props: { text: body } }],
});

export const wizardMeta = defineMeta({
  type: 'wizard',
  version: 1,
  family: 'layout',
  title: { zhCN: '向导', enUS: 'Wizard' },
  description: {
    zhCN: '分步完成一件事；在表单中，进入下一步前先校验本步字段',
    enUS: 'One thing step by step; in a form the fields of a step are validated before the next',
  },
  icon: 'project',
  props: {
    nextText: prop.text({ zhCN: '“下一步”的文字', enUS: 'Words for next' }),
    finishText: prop.text({ zhCN: '“完成”的文字', enUS: 'Words for finish' }),
    hideFinish: prop.static(
      Type.Boolean(),
      { zhCN: '不显示“完成”按钮', enUS: 'Without the finish button' },
      false,
    ),
  },
  container: true,
  events: {
    step: {
      title: { zhCN: '进入某一步', enUS: 'A step is entered' },
      payload: Type.Object({ step: Type.Integer() }),
    },
    finish: { title: { zhCN: '完成', enUS: 'Finished' } },
  },
  budget: 3,
  fixtures: [
    {
      title: { zhCN: '报名', enUS: 'Registration' },
      node: {
        type: 'wizard',
        id: 'join',
        children: [
          step('choose', '选择项目', 'Choose', { zhCN: '选择竞赛项目', enUS: 'Choose a contest' }),
          step('team', '填写队伍', 'Team', { zhCN: '填写队员', enUS: 'Name your team' }),
        ],
      },
    },
    {
      title: { zhCN: '只有一步', enUS: 'One step' },
      node: {
        type: 'wizard',
        id: 'one',
        props: { finishText: { zhCN: '确认报到', enUS: 'Confirm' } },
        children: [step('only', '确认', 'Confirm', { zhCN: '请确认报到', enUS: 'Please confirm' })],
      },
    },
  ],
});
