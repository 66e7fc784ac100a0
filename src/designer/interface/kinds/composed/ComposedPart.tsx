import { Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { ProposedInputs } from '../../ProposedInputs.tsx';
import { callablesOf } from './callablesOf.ts';
import { composedLocale } from './composed.locale.ts';
import { readPart } from './part.ts';
import { proposedInputs } from './proposedInputs.ts';
import { StepsFields } from './StepsFields.tsx';
import { StepsJson } from './StepsJson.tsx';

/** The steps, and what is answered of them: as fields, or as the JSON that they stand for. */
export const ComposedPart = observer(function ComposedPart({ model }: { model: InterfaceModel }) {
  const root = useRoot();
  const text = useText(composedLocale);
  const callables = callablesOf(model, root);
  const { definition } = model;
  const part = readPart(definition.composed);
  const [view, show] = useState<'fields' | 'json'>('fields');
  // What comes to have fields again while it is typed stays where it is typed.
  useEffect(() => {
    if (part === undefined) show('json');
  }, [part]);
  const shown = part === undefined ? 'json' : view;
  // What is no value yet cannot be shown in the other way.
  const { isHolding } = model.findings;
  const notRead = typeof definition.composed === 'string' ? 'noJson' : 'onlyJson';
  const note = isHolding ? 'holding' : part === undefined ? notRead : 'stepsHelp';
  return (
    <>
      <div className="at-field-line">
        <Segmented<'fields' | 'json'>
          name="composed-view"
          aria-label={text('view')}
          value={shown}
          options={[
            { value: 'fields', label: text('asFields'), disabled: part === undefined || isHolding },
            { value: 'json', label: text('asJson'), disabled: isHolding },
          ]}
          onChange={show}
        />
        <span className="at-field-note">{text(note)}</span>
      </div>
      {part !== undefined && shown === 'fields' ? (
        <StepsFields model={model} part={part} callables={callables} />
      ) : (
        <StepsJson model={model} />
      )}
      <ProposedInputs
        model={model}
        proposed={proposedInputs(definition, (call) => callables.described(call))}
      />
    </>
  );
});
