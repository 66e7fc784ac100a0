import { Type } from 'typebox';
import { withTitle } from '../../../../schemas/annotation.ts';
import { subFlowResult, subFlowStarter } from '../../../../schemas/flow/node.ts';
import { returnTo, stepId } from '../../../../schemas/flow/policy.ts';
import { FIELD_CODE } from '../../../../schemas/kinds.ts';
import { alternativesEditor } from './alternatives.tsx';
import { StepsPicker } from './StepPicker.tsx';

const title = (zhCN: string, enUS: string) => ({ zhCN, enUS });
const ofField = Type.Object({ field: Type.String({ pattern: FIELD_CODE }) }, { additionalProperties: false });

/** Who starts a sub-flow. */
export const StarterEditor = alternativesEditor(
  subFlowStarter,
  [
    { name: 'initiator', title: title('当前发起人', 'Who started this one'), value: 'initiator' },
    { name: 'field', title: title('表单中的人员', 'A person in the form'), schema: ofField },
    {
      name: 'node',
      title: title('某节点的办理人', 'Who handled a step'),
      schema: Type.Object({ node: stepId }, { additionalProperties: false }),
    },
  ],
  'initiator',
);

/** How many of the sub-flows have to be approved. */
export const SubFlowResultEditor = alternativesEditor(
  subFlowResult,
  [
    { name: 'all', title: title('全部通过', 'All of them'), value: 'all' },
    { name: 'any', title: title('任一通过', 'Any of them'), value: 'any' },
    {
      name: 'percent',
      title: title('按比例', 'A share of them'),
      begin: { percent: 50 },
      schema: Type.Object(
        { percent: withTitle(title('百分比', 'Percent'), Type.Integer({ minimum: 1, maximum: 100 })) },
        { additionalProperties: false },
      ),
    },
    { name: 'ignore', title: title('不论结果', 'Whatever comes of them'), value: 'ignore' },
  ],
  'all',
);

/** To which steps it may be returned. */
export const ReturnToEditor = alternativesEditor(
  returnTo,
  [
    { name: 'any', title: title('前面任一已办节点', 'Any step handled before'), value: 'any' },
    { name: 'initiator', title: title('仅发起人', 'Who started it alone'), value: 'initiator' },
    { name: 'previous', title: title('仅上一步', 'The step before alone'), value: 'previous' },
    { name: 'steps', title: title('指定节点', 'Certain steps'), begin: [], Editor: StepsPicker },
  ],
  'any',
);
