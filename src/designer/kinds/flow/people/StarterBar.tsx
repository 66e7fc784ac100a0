import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { mayStartFlow } from '../../../../documents/flow/people/starters.ts';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { peopleLocale } from './people.locale.ts';
import { PersonChoice } from './PeopleChoice.tsx';
import { useFlowTrial } from './useFlowTrial.ts';

/** As whom the flow is tried; kept for the document, so that all of its tools look at the same person. */
export const StarterBar = observer(function StarterBar() {
  const { trial, flow, form, lacksForm } = useFlowTrial();
  const text = useText(peopleLocale);
  const { starter, failure } = trial;
  const isBarred =
    starter !== undefined && form !== undefined && !mayStartFlow(flow, form, starter.initiator);
  return (
    <>
      <span className="at-flowpeople-head">
        <PersonChoice
          title={text('as')}
          value={trial.person}
          placeholder={text('as')}
          className="at-flowpeople-starter"
          change={(person) => trial.choose(person)}
        />
        <Button
          size="small"
          type="text"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={text('refresh')}
          title={text('refresh')}
          disabled={trial.person === undefined}
          onClick={() => trial.forget()}
        />
      </span>
      {failure !== undefined && (
        <Alert
          type="error"
          message={text('failed', { why: messageOf(failure) })}
          action={
            <Button size="small" onClick={() => trial.forget()}>
              {text('retry')}
            </Button>
          }
        />
      )}
      {isBarred && <Alert type="warning" showIcon message={text('cannotStart')} />}
      {lacksForm && <Alert type="warning" showIcon message={text('noForm')} />}
    </>
  );
});
