import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { FIELD_CODE } from '../../../schemas/kinds.ts';
import type { SetStep } from '../../../schemas/step.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { StepValue } from '../StepValue.tsx';

/** Values that later steps read, each under a name. */
export const SetFields = observer(function SetFields({ path, step }: { path: string; step: SetStep }) {
  const { findings, fullPath, placesAt, update } = useSteps();
  const text = useText(stepLocale);
  const [typed, setTyped] = useState('');
  const { data } = step;
  const whole = `${fullPath(path)}.data`;
  const note = useId();
  const name = typed.trim();
  const isBad = name !== '' && !new RegExp(FIELD_CODE).test(name);
  const cannot = name === '' || isBad || Object.hasOwn(data, name);
  const put = (next: Record<string, unknown>): void => update(path, { ...step, data: next });
  const add = (): void => {
    if (cannot) return;
    put({ ...data, [name]: null });
    setTyped('');
  };
  const wrong = findings.at(whole);
  return (
    <div className="at-step-members" role="group" aria-label={text('values')}>
      <h3>{text('values')}</h3>
      <div className="at-step-values">
        {Object.entries(data).map(([code, value]) => (
          <StepValue
            key={code}
            input={{ name: code, title: code, type: 'json', required: false }}
            value={value}
            path={`${whole}.${code}`}
            places={placesAt(path)}
            findings={findings}
            change={(next) => put({ ...data, [code]: next })}
            remove={() => put(Object.fromEntries(Object.entries(data).filter(([each]) => each !== code)))}
          />
        ))}
        <div className="at-field-line">
          <LimitedInput
            className="at-field-code at-step-more"
            aria-label={text('valueName')}
            aria-describedby={isBad ? note : undefined}
            aria-invalid={isBad}
            placeholder={text('valueName')}
            limit={63}
            status={isBad ? 'error' : ''}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={add}
          />
          <Button icon={<PlusOutlined aria-hidden />} disabled={cannot} onClick={add}>
            {text('addValue')}
          </Button>
          {isBad && (
            <span id={note} className="at-field-wrong">
              {text('badName')}
            </span>
          )}
        </div>
        {wrong !== undefined && (
          <p className="at-field-wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
    </div>
  );
});
