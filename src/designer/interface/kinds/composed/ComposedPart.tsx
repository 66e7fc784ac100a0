import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { jsonText, parseJson } from '../../../settings/jsonText.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { InterfaceField } from '../../InterfaceField.tsx';
import { interfaceLocale } from '../../interface.locale.ts';

/**
 * The steps, and what is answered of them, as JSON. A text that is none is kept as it is typed, so that it is the server
 * that refuses it, at this field.
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
  return (
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
  );
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonText(value));
