import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { useTitled } from '../../../fields/useTitled.ts';
import { AddStep } from './AddStep.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import type { Callables } from './Callables.ts';
import { composedLocale } from './composed.locale.ts';
import { isNamed, moveStep, putStep, removeStep, renameStep } from './editPart.ts';
import type { Part } from './part.ts';
import { placesBefore } from './places.ts';
import { stepLocale } from './step.locale.ts';
import { StepCard } from './StepCard.tsx';
import { useOrder } from './useOrder.ts';
import { withStep } from './withStep.ts';
import './steps.css';

interface StepsFieldsProps {
  model: InterfaceModel;
  part: Part;
  callables: Callables;
}

/** The steps one below the other, and which rows are answered of them. */
export const StepsFields = observer(function StepsFields({ model, part, callables }: StepsFieldsProps) {
  const text = useText(stepLocale);
  const words = useText(composedLocale);
  const titled = useTitled();
  const { answers, inputs, outputs } = model.definition;
  const { steps, list, join } = part;
  useEffect(() => {
    void callables.need(steps.map(({ call }) => call));
  }, [callables, steps]);
  const order = useOrder(steps.length);
  const focus = useRef<string>(undefined);
  useEffect(() => {
    const moved = focus.current === undefined ? null : document.getElementById(focus.current);
    focus.current = undefined;
    moved?.focus();
  }, [order.ids]);
  // A name is typed letter by letter: each time all is renamed as it was called before that.
  const before = useRef({ part, outputs });
  const put = (next: Part): void => model.change({ composed: next });
  const rename = (at: number, name: string): void => {
    const { part: composed, outputs: named } = renameStep({ answers, ...before.current }, at, name);
    model.change({ composed, outputs: named });
  };
  const move = (at: number, by: -1 | 1): void => {
    put(moveStep(part, at, by));
    const isLast = by < 0 ? at + by === 0 : at + by === steps.length - 1;
    focus.current = `composed.steps.${String(at + by)}-${by < 0 === isLast ? 'down' : 'up'}`;
    order.move(at, by);
  };
  return (
    <>
      {steps.length === 0 ? (
        <p className="at-field-note">{words('noSteps')}</p>
      ) : (
        <ol className="at-steps">
          {steps.map((step, at) => (
            <StepCard
              key={order.ids[at]}
              step={step}
              at={at}
              count={steps.length}
              callables={callables}
              findings={model.findings}
              places={placesBefore(part, at, inputs, (call) => callables.described(call), text, titled)}
              isNamed={isNamed({ part, outputs }, at)}
              change={(change) => put(putStep(part, at, change))}
              beginRename={() => {
                before.current = { part, outputs };
              }}
              rename={(name) => rename(at, name)}
              move={(by) => move(at, by)}
              remove={() => {
                put(removeStep(part, at));
                order.remove(at);
              }}
            />
          ))}
        </ol>
      )}
      <AddStep
        model={model}
        callables={callables}
        count={steps.length}
        add={(callable) => put(withStep(part, callable, answers))}
      />
      {(answers === 'list' || list !== undefined || join !== undefined) && steps.length > 0 && (
        <AnswerRows model={model} part={part} callables={callables} change={put} />
      )}
      {answers === 'result' && steps.length > 0 && <p className="at-field-note">{words('resultHelp')}</p>}
    </>
  );
});
