import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { alwaysEnds } from '../../../../documents/stepChain.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { Step } from '../../../../schemas/step.ts';
import { useTitled } from '../../../fields/useTitled.ts';
import type { Callables } from '../../../steps/Callables.ts';
import { callOf } from '../../../steps/places.ts';
import { StepsEditor } from '../../../steps/StepsEditor.tsx';
import type { Renamed } from '../../../steps/stepsEditorProps.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { composedLocale } from './composed.locale.ts';
import { givenPlaces } from './givenPlaces.ts';
import { answerable, type Part } from './part.ts';
import { renamed, type AroundSteps } from './renamed.ts';
import { outcomesOf } from './outcomesOf.ts';

interface StepsFieldsProps {
  model: InterfaceModel;
  part: Part;
  callables: Callables;
}

/** The steps of a composed interface, and which rows are answered of them. */
export const StepsFields = observer(function StepsFields({ model, part, callables }: StepsFieldsProps) {
  const text = useText(composedLocale);
  const titled = useTitled();
  const { answers, inputs, outputs, writes } = model.definition;
  const { steps, ...rows } = part;
  // Where a step always answers, nothing is answered of the others.
  const isAnswered = alwaysEnds(steps);
  const hasRows = rows.list !== undefined || rows.join !== undefined || (answers === 'list' && !isAnswered);
  // What became of other steps than these says nothing of them.
  const isTried = model.tried.definition?.composed === model.definition.composed;
  // What names a step that is being renamed, as it was before: on the way two steps may have one name.
  const before = useRef<AroundSteps & { since: readonly Step[] }>({ since: [], rows, outputs });
  const rename = (next: readonly Step[], to: Renamed): void => {
    if (before.current.since !== to.since) before.current = { since: to.since, rows, outputs };
    const around = renamed(answers, before.current, to);
    model.change({ composed: { steps: next, ...around.rows }, outputs: around.outputs });
  };
  const change = (next: readonly Step[], to?: Renamed): void => {
    if (to) rename(next, to);
    else model.change({ composed: answering({ ...part, steps: next }) });
  };
  /** The first list among the steps is what a list answers, where nothing says so yet. */
  const answering = (next: Part): Part => {
    if (answers !== 'list' || next.list !== undefined || alwaysEnds(next.steps)) return next;
    const first = answerable(next).find(
      (step) => callables.described(callOf(step) ?? '')?.answers === 'list',
    );
    return first === undefined ? next : { ...next, list: first.name };
  };
  return (
    <>
      <StepsEditor
        value={steps}
        onChange={change}
        path="composed.steps"
        given={givenPlaces(inputs, text, titled)}
        callables={callables}
        findings={model.findings}
        outcomes={isTried ? outcomesOf(model.tried.outcome) : undefined}
        noWrites={writes === true ? undefined : text('noWrites')}
        proposed={({ name }) => `inputs.${name}`}
      />
      {steps.length > 0 && hasRows && (
        <AnswerRows
          model={model}
          part={part}
          callables={callables}
          change={(next) => model.change({ composed: next })}
        />
      )}
      {steps.length > 0 && (isAnswered || answers === 'result') && (
        <p className="at-field-note">{text(isAnswered ? 'answerHelp' : 'resultHelp')}</p>
      )}
    </>
  );
});
