import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { guideAddress } from '../../../designer/help/guideAddress.ts';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { saveUserSetting } from '../../../runtime/data/userSetting.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import { firstStepsLocale } from './firstSteps.locale.ts';
import { FIRST_STEPS, PUT_AWAY } from './firstStepsSetting.ts';
import { readBeginnings } from './readBeginnings.ts';
import { areWanted, type FirstStep, stepsOf } from './steps.ts';
import './firstSteps.css';

/** Where somebody has seen the steps unfinished: there the finished ones are shown too, until the page is left. */
const followed = new WeakSet<RootStore>();

/**
 * Five steps from an empty installation to a list that people use. What is done is read off the installation each time;
 * an application that is done needs none of it.
 */
export const FirstSteps = observer(function FirstSteps() {
  const root = useRoot();
  const { client, dictionaries, ui, platform } = root;
  const text = useText(firstStepsLocale);
  const load = useCallback(
    (signal: AbortSignal) => readBeginnings({ client, dictionaries }, signal),
    [client, dictionaries],
  );
  const { loaded, retry } = useLoaded(load);
  const [isAway, setAway] = useState(false);
  if (loaded.status === 'failed') {
    const { Failure } = platform.chrome;
    return <Failure inline title={text('failed')} description={messageOf(loaded.error)} retry={retry} />;
  }
  if (loaded.status === 'loading' || loaded.value === undefined || isAway) return null;
  const steps = stepsOf(loaded.value);
  if (steps.some(({ done }) => !done)) followed.add(root);
  if (!areWanted(steps, loaded.value.isAskedFor || followed.has(root))) return null;
  const putAway = (): void => {
    setAway(true);
    saveUserSetting(client, FIRST_STEPS, PUT_AWAY).then(
      () => ui.message('info', text('putAwayNote')),
      (error: unknown) => ui.message('error', messageOf(error)),
    );
  };
  return <StepsCard steps={steps} name={loaded.value.system?.name} putAway={putAway} />;
});

interface StepsCardProps {
  steps: readonly FirstStep[];
  /** The name of the system. */
  name: string | undefined;
  putAway: () => void;
}

const StepsCard = observer(function StepsCard({ steps, name, putAway }: StepsCardProps) {
  const { locale } = useRoot();
  const text = useText(firstStepsLocale);
  const heading = useId();
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done && step.to !== undefined);
  const isDone = done === steps.length;
  return (
    <section className="at-first-steps" aria-labelledby={heading}>
      <div className="at-first-steps-head">
        <h2 id={heading}>{isDone ? text('titleDone', { name: name ?? '' }) : text('title')}</h2>
        <p>{text(isDone ? 'leadDone' : 'lead')}</p>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={text('putAway')}
          title={text('putAway')}
          onClick={putAway}
        />
      </div>
      <Progress
        percent={(done / steps.length) * 100}
        size="small"
        format={() => `${String(done)} / ${String(steps.length)}`}
        aria-label={text('progress', { done, all: steps.length })}
      />
      <ol>
        {steps.map((step, at) => (
          <StepView key={step.name} step={step} number={at + 1} isNext={step === next} />
        ))}
      </ol>
      <a href={guideAddress('firstApplication', locale.locale)} target="_blank" rel="noopener">
        {text('guide')}
      </a>
    </section>
  );
});

function StepView({ step, number, isNext }: { step: FirstStep; number: number; isNext: boolean }) {
  const text = useText(firstStepsLocale);
  const { name, done, to } = step;
  const act = text(done ? `${name}Look` : `${name}Do`);
  return (
    <li className={done ? 'at-first-step-done' : ''} aria-current={isNext ? 'step' : undefined}>
      <span className="at-first-step-sign">
        {done ? <CheckOutlined aria-label={text('done')} /> : <span aria-hidden>{number}</span>}
      </span>
      <strong>{text(name)}</strong>
      <small>{text(`${name}Help`)}</small>
      {to === undefined ? (
        <em>{text('later')}</em>
      ) : (
        <Link className={isNext ? 'at-first-step-next' : undefined} to={to}>
          {act}
        </Link>
      )}
    </li>
  );
}
