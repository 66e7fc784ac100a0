import { useDraggable } from '@dnd-kit/core';
import { DownOutlined, ExclamationCircleFilled, HolderOutlined, RightOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { blocksOf } from '../../documents/stepChain.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { Step } from '../../schemas/step.ts';
import { controlId } from '../fields/controlAttributes.ts';
import { kindIcons } from './kindIcons.tsx';
import { kindsLocale } from './kinds.locale.ts';
import { OutcomeText } from './OutcomeText.tsx';
import { numberOf } from './sayStep.ts';
import { StepMenu } from './StepMenu.tsx';
import { stepLocale } from './step.locale.ts';
import { useSteps } from './StepsContext.ts';

/** A step in a line: what it does, whether something is wrong with it, what became of it, and what can be done with it. */
export const StepHead = observer(function StepHead({ path, step }: { path: string; step: Step }) {
  const steps = useSteps();
  const { called, findings, fullPath, isFolded, isOpen, moveBy, outcomeOf } = steps;
  const text = useText(stepLocale);
  const kinds = useText(kindsLocale);
  const { listeners, setNodeRef } = useDraggable({ id: path });
  const where = called(path);
  const id = controlId(fullPath(path));
  const wrong = findings.within(fullPath(path)).length;
  const outcome = outcomeOf(path);
  const when = steps.sayWhen(path, step);
  const keys = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 } as const;
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveBy(path, by[event.key]);
  };
  return (
    <div className="at-step-head" onKeyDown={keys} data-wrong={wrong > 0 || undefined}>
      <span ref={setNodeRef} className="at-step-grip" aria-hidden {...listeners}>
        <HolderOutlined />
      </span>
      <button
        type="button"
        id={id}
        className="at-plain at-step-line"
        aria-expanded={isOpen(path)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-describedby={wrong > 0 ? `${id}-wrong` : undefined}
        title={text('keys')}
        onClick={() => steps.setOpen(path, !isOpen(path))}
      >
        <span className="at-step-number">{numberOf(path, kinds)}</span>{' '}
        <span className="at-step-icon">{kindIcons[step.do]}</span>
        <span className="at-step-said">
          {steps.say(path, step)}
          {when !== undefined && <span className="at-step-only"> {when}</span>}
        </span>
      </button>
      {outcome && <OutcomeText outcome={outcome} />}
      {wrong > 0 && (
        <span id={`${id}-wrong`} className="at-step-wrong" title={text('wrong', { count: wrong })}>
          <ExclamationCircleFilled aria-hidden /> <span aria-hidden>{wrong}</span>
          <span className="at-steps-told">{text('wrong', { count: wrong })}</span>
        </span>
      )}
      {blocksOf(step).length > 0 && (
        <button
          type="button"
          className="at-plain at-step-fold"
          aria-expanded={!isFolded(path)}
          aria-label={text(isFolded(path) ? 'unfold' : 'fold', { where })}
          onClick={() => steps.setFolded(path, !isFolded(path))}
        >
          {isFolded(path) ? <RightOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </button>
      )}
      <StepMenu path={path} />
    </div>
  );
});
