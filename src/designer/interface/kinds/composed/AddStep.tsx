import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { DescribedCall } from '../../../../schemas/wire/interface.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { InterfaceField } from '../../InterfaceField.tsx';
import { failureOf, type Callables } from './Callables.ts';
import { CallSelect } from './CallSelect.tsx';
import { composedLocale } from './composed.locale.ts';

/** The most steps that the server takes. */
const MOST = 10;

interface AddStepProps {
  model: InterfaceModel;
  callables: Callables;
  /** How many there are. */
  count: number;
  add: (callable: DescribedCall) => void;
}

/** Adds a step by what it calls, which is found by its name. */
export const AddStep = observer(function AddStep({ model, callables, count, add }: AddStepProps) {
  const text = useText(composedLocale);
  const [adding, setAdding] = useState(false);
  const [failed, setFailed] = useState<string>();
  const choose = async (call: string): Promise<void> => {
    setAdding(true);
    setFailed(undefined);
    await callables.need([call]);
    if (callables.of(call)?.status === 'failed') await callables.retry();
    setAdding(false);
    const callable = callables.described(call);
    if (callable === undefined) setFailed(call);
    else add(callable);
  };
  const isFull = count >= MOST;
  return (
    <>
      <InterfaceField
        path="composed.steps"
        title={text('addStep')}
        help={isFull ? text('most', { most: MOST }) : ''}
        required={count === 0}
        findings={model.findings}
      >
        {(attributes) => (
          <CallSelect
            callables={callables}
            value=""
            attributes={attributes}
            disabled={isFull}
            busy={adding}
            choose={(call) => void choose(call)}
          />
        )}
      </InterfaceField>
      {failed !== undefined && (
        <Alert
          type="error"
          showIcon
          message={failureOf(callables.of(failed)) ?? text('gone', { call: failed })}
        />
      )}
    </>
  );
});
