import { Alert, Button, Checkbox, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useFormBody } from '../../../../renderers/form/shared/useFormBody.tsx';
import type { PersonValue } from '../../../../renderers/input/shared/personValue.ts';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import type { FormModel } from '../../../../runtime/form/FormModel.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { PeopleChoice } from '../people/PeopleChoice.tsx';
import { stepPlace } from './goToStep.ts';
import { PathTree } from './PathTree.tsx';
import { SimulationBar } from './SimulationBar.tsx';
import { EntryList, MessageList } from './SimulationLog.tsx';
import { simulationLocale } from './simulation.locale.ts';
import { type DoAct, TaskCards } from './TaskCards.tsx';
import { useAhead } from './useAhead.ts';
import { useSimulatedForm } from './useSimulatedForm.ts';
import { useSimulation } from './useSimulation.ts';
import { WaitingSteps } from './WaitingSteps.tsx';
import '../../form/shared/formView.css';
import '../people/people.css';
import './trial.css';

/** Actions with which what was filled in goes along. */
const WITH_DATA: ReadonlySet<string> = new Set(['agree', 'resubmit']);

/** The flow played through step by step: as whoever starts it, and as everybody whom it asks. */
export const SimulationView = observer(function SimulationView() {
  const { simulation, flow, fields, trial, around, lacksForm } = useSimulation();
  const { locale, ui } = useRoot();
  const text = useText(simulationLocale);
  const { node, ...opened } = useSimulatedForm();
  const form = opened.status === 'ready' ? opened.form : undefined;
  const { frame, isBusy } = simulation;
  const isNew = frame === undefined || frame.state.state === 'withdrawn';
  const [isChecked, check] = useState(true);
  const [picked, pick] = useState<Readonly<Record<string, readonly PersonValue[]>>>({});
  const [picks, setPicks] = useState<Readonly<Record<string, readonly string[]>>>({});
  const ahead = useAhead(frame === undefined ? form : undefined, picks);
  const preview = ahead?.status === 'ready' ? ahead.value : undefined;

  /** @returns the record as it would be; undefined where something in the form is wrong, which is shown there */
  const filledIn = async (): Promise<Readonly<Record<string, unknown>> | undefined> => {
    if (form === undefined) return undefined;
    if (isChecked && (await form.validate()) !== undefined) {
      ui.message('warning', text('invalid'));
      return undefined;
    }
    return { ...form.settle().values };
  };
  const submit = async (): Promise<void> => {
    const values = await filledIn();
    const played = values && trial.subjectOf(flow, around, values);
    if (values === undefined || played === undefined || fields === undefined) return;
    await simulation.submit({ flow, played, fields }, values, picks);
  };
  const act: DoAct = async (task, action, more) => {
    const hasData = WITH_DATA.has(action) && simulation.task?.id === task.id && task.node === node;
    const values = hasData ? await filledIn() : undefined;
    if (hasData && values === undefined) return false;
    return simulation.act(task, action, more, values);
  };
  const place = node === undefined ? undefined : stepPlace(simulation.ground?.flow ?? flow, node);
  const heading = isNew
    ? text('data')
    : place === undefined
      ? text('dataEnded')
      : text('dataAt', { step: locale.localise(place.title) });
  return (
    <div className="at-formview at-flowtrial">
      <SimulationBar />
      <div className="at-flowtrial-columns">
        <section aria-label={heading}>
          <h3>{heading}</h3>
          {lacksForm ? null : opened.status === 'failed' ? (
            <Alert
              type="error"
              message={text('formFailed', { why: messageOf(opened.error) })}
              action={
                <Button size="small" onClick={opened.retry}>
                  {text('retry')}
                </Button>
              }
            />
          ) : form === undefined ? (
            <div role="status">
              <Spin size="small" /> {text('loadingForm')}
            </div>
          ) : (
            <FormBody form={form} />
          )}
          {isNew &&
            (preview?.picks ?? []).map(({ node: id, title, many }) => (
              <div key={id} className="at-flowtrial-field">
                <span aria-hidden>{text('pickFor', { step: locale.localise(title) })}</span>
                <PeopleChoice
                  title={text('pickFor', { step: locale.localise(title) })}
                  value={picked[id] ?? []}
                  change={(chosen) => {
                    const own = many ? chosen : chosen.slice(-1);
                    pick({ ...picked, [id]: own });
                    setPicks({ ...picks, [id]: own.map(({ value }) => value) });
                  }}
                />
              </div>
            ))}
          {isNew && (
            <div className="at-flowtrial-actions">
              <Button
                type="primary"
                loading={isBusy}
                disabled={form === undefined || (frame === undefined && trial.starter === undefined)}
                onClick={() => void submit()}
              >
                {text(frame === undefined ? 'submit' : 'submitAgain')}
              </Button>
              <Checkbox checked={isChecked} onChange={({ target }) => check(target.checked)}>
                {text('checks')}
              </Checkbox>
              {trial.person === undefined && <small>{text('choosePerson')}</small>}
            </div>
          )}
        </section>
        <section aria-label={text('path')}>
          <h3>{text('path')}</h3>
          {frame !== undefined ? (
            <PathTree path={frame.path} />
          ) : ahead?.status === 'failed' ? (
            <Alert type="error" message={text('pathFailed', { why: messageOf(ahead.error) })} />
          ) : preview !== undefined ? (
            <PathTree path={preview.path} />
          ) : (
            <p className="at-formview-note">{text('pathWaits')}</p>
          )}
        </section>
        <section aria-label={text('tasks')}>
          <h3>{text('tasks')}</h3>
          {frame === undefined ? (
            <p className="at-formview-note">{text('noTasks')}</p>
          ) : (
            <>
              <TaskCards act={act} />
              <WaitingSteps />
              <h3>{text('messages')}</h3>
              <MessageList frame={frame} />
              <h3>{text('log')}</h3>
              <EntryList frame={frame} />
            </>
          )}
        </section>
      </div>
    </div>
  );
});

const FormBody = observer(function FormBody({ form }: { form: FormModel }) {
  const text = useText(simulationLocale);
  const body = useFormBody(form);
  return <div className="at-flowtrial-form">{body ?? <p role="status">{text('loadingForm')}</p>}</div>;
});
