import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { compileTemplate } from '../../../../conditions/index.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { InterfaceDefinition } from '../../../../schemas/wire/interface.ts';
import { jsonText, parseJson } from '../../../settings/jsonText.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { InterfaceField } from '../../InterfaceField.tsx';
import { interfaceLocale } from '../../interface.locale.ts';
import { ProposedInputs } from '../../ProposedInputs.tsx';
import { AddStep } from './AddStep.tsx';
import { Examples } from './Examples.tsx';
import { withStep, type Callable } from './withStep.ts';

/**
 * The steps, and what is answered of them, as JSON; steps are added by what they call. A text that is none is kept as it is
 * typed, so that it is the server that refuses it, at this field.
 */
export const ComposedPart = observer(function ComposedPart({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const { composed } = model.definition;
  const [typed, setTyped] = useState({ text: textOf(composed), of: composed });
  // Something else than what was typed stands there: what somebody else has stored, or another kind's return.
  const shown = typed.of === composed ? typed.text : textOf(composed);
  const change = (next: string): void => {
    const parsed = parseJson(next);
    const value = parsed.ok ? parsed.value : next;
    setTyped({ text: next, of: value });
    model.change({ composed: value });
  };
  const add = (callable: Callable): void =>
    model.change({ composed: withStep(composed, callable, model.definition.answers) });
  return (
    <>
      <InterfaceField
        path="composed"
        title={text('composedSteps')}
        help={text('composedHelp')}
        required
        whole
        findings={model.findings}
      >
        {(attributes) => (
          <Input.TextArea
            {...attributes}
            className="at-interface-code"
            autoSize={{ minRows: 8, maxRows: 26 }}
            spellCheck={false}
            value={shown}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </InterfaceField>
      <Examples />
      <AddStep disabled={typeof composed === 'string'} add={add} />
      <ProposedInputs model={model} names={unknownInputs(model.definition)} />
    </>
  );
});

/** Inputs that the steps hand on and that there are not yet. */
function unknownInputs({ composed, inputs }: InterfaceDefinition): readonly string[] {
  const known = new Set(inputs.map(({ name }) => name));
  const named = compileTemplate(composed).paths.flatMap((path) => {
    const [root, name = ''] = path.split('.');
    return root === 'inputs' && name !== '' ? [name] : [];
  });
  return [...new Set(named)].filter((name) => !known.has(name));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonText(value));
