import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { CallStep } from '../../../schemas/step.ts';
import { changed } from '../../fields/changed.ts';
import { MemberField } from '../../fields/MemberField.tsx';
import { failureOf } from '../Callables.ts';
import { CallSelect } from '../CallSelect.tsx';
import { stepLocale } from '../step.locale.ts';
import { namesIn } from '../stepNames.ts';
import { useSteps } from '../StepsContext.ts';
import { withCall } from '../withCall.ts';
import { CallParameters } from './CallParameters.tsx';

/** What a step calls, and what it hands on. */
export const CallFields = observer(function CallFields({ path, step }: { path: string; step: CallStep }) {
  const { callables, chain, findings, fullPath, mayWrite, proposed, update } = useSteps();
  const text = useText(stepLocale);
  const { call } = step;
  const choose = async (chosen: string): Promise<void> => {
    if (call !== '') {
      update(path, { ...step, call: chosen });
      return;
    }
    await callables.need([chosen]);
    const described = callables.described(chosen);
    update(
      path,
      described === undefined
        ? { ...step, call: chosen }
        : withCall(step, described, namesIn(chain), proposed),
    );
  };
  return (
    <>
      <div className="at-field-grid">
        <MemberField path={`${fullPath(path)}.call`} title={text('callMember')} required findings={findings}>
          {(attributes) => (
            <CallSelect
              callables={callables}
              value={call}
              mayWrite={mayWrite}
              attributes={attributes}
              choose={(chosen) => void choose(chosen)}
            />
          )}
        </MemberField>
      </div>
      <CallKnown call={call} />
      {call !== '' && (
        <div className="at-step-members" role="group" aria-label={text('given')}>
          <h3>{text('given')}</h3>
          <CallParameters
            path={path}
            given={step.param ?? {}}
            callable={callables.described(call)}
            change={(param) =>
              update(path, changed(step, { param: Object.keys(param).length === 0 ? undefined : param }))
            }
          />
        </div>
      )}
    </>
  );
});

/** What is not known of what is called, and why. */
export const CallKnown = observer(function CallKnown({ call }: { call: string }) {
  const { callables } = useSteps();
  const text = useText(stepLocale);
  const known = callables.of(call);
  if (known === undefined) return null;
  if (known.status === 'loading') return <p className="at-field-note">{text('loading')}</p>;
  if (known.status === 'ready')
    return known.value ? null : <p className="at-field-note">{text('notKnown', { call })}</p>;
  return (
    <div className="at-field-line" role="alert">
      <span className="at-field-wrong">{failureOf(known)}</span>
      <Button size="small" onClick={() => void callables.retry()}>
        {text('retry')}
      </Button>
    </div>
  );
});
