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
  imports: { formily: ['FormStep.StepPane'], named: 'title' },
  props: {},
  container: true,
  role: 'wizard-step',
  budget: 1,
});
