import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

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
  imports: { formily: [{ component: 'FormStep', props: {}, sets: { hideFinish: true } }] },
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
  holds: 'wizard-step',
  starter: {
    children: [
      { type: 'wizard-step', title: { zhCN: '第一步', enUS: 'First step' } },
      { type: 'wizard-step', title: { zhCN: '第二步', enUS: 'Second step' } },
    ],
  },
  events: {
    step: {
      title: { zhCN: '进入某一步', enUS: 'A step is entered' },
      payload: Type.Object({ step: Type.Integer() }),
    },
    finish: { title: { zhCN: '完成', enUS: 'Finished' } },
  },
  budget: 3,
});
