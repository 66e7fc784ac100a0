import { FormStep } from '@formily/antd-v5';
import { panesWidget } from '../shared/panes/panesWidget.tsx';
import { formStepMeta } from './FormStep.meta.ts';
import { StepsOfForm } from './StepsOfForm.tsx';

export default panesWidget(StepsOfForm, formStepMeta, {
  pane: 'StepPane',
  heading: 'title',
  components: { StepPane: FormStep.StepPane },
});
