import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { Step, WhenStep } from '../../../schemas/step.ts';
import { changed } from '../../fields/changed.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { ConditionField } from './ConditionField.tsx';

/** The condition without which a step is left out; shown once somebody wants one. */
export const OwnCondition = observer(function OwnCondition({
  path,
  step,
}: {
  path: string;
  step: Exclude<Step, WhenStep>;
}) {
  const { update } = useSteps();
  const text = useText(stepLocale);
  const [isWanted, want] = useState(false);
  if (step.when === undefined && !isWanted)
    return (
      <div>
        <Button size="small" type="text" icon={<PlusOutlined aria-hidden />} onClick={() => want(true)}>
          {text('addWhen')}
        </Button>
      </div>
    );
  return (
    <ConditionField
      path={path}
      title={text('when')}
      help={text('whenHelp')}
      value={step.when}
      change={(when) => update(path, changed<Exclude<Step, WhenStep>>(step, { when }))}
    />
  );
});
