import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { jsonText, parseJson } from '../../../settings/jsonText.ts';
import type { Step } from '../../../../schemas/step.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { InterfaceField } from '../../InterfaceField.tsx';
import { composedLocale } from './composed.locale.ts';
import { Examples } from './Examples.tsx';
import { readPart, type Part } from './part.ts';

/**
 * The steps, and what is answered of them, as JSON. A text that is none is kept as it is typed, so that it is the server that
 * refuses it, at this field.
 */
export const StepsJson = observer(function StepsJson({ model }: { model: InterfaceModel }) {
  const text = useText(composedLocale);
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
    <>
      <InterfaceField
        path="composed"
        title={text('json')}
        help={text('jsonHelp')}
        required
        whole
        findings={model.findings}
      >
        {(attributes) => (
          <Input.TextArea
            {...attributes}
            className="at-field-code"
            autoSize={{ minRows: 8, maxRows: 26 }}
            spellCheck={false}
            value={shown}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </InterfaceField>
      <Examples />
    </>
  );
});

function textOf(composed: unknown): string {
  if (typeof composed === 'string') return composed;
  const part = readPart(composed);
  return jsonText(part === undefined ? composed : inOrder(part));
}

/** Databases keep the members of objects in an order of their own; people read them in this one. */
const inOrder = ({ steps, ...rest }: Part): object => ({ steps: steps.map(stepInOrder), ...rest });

const MEMBERS = ['do', 'name', 'call', 'param', 'module', 'record', 'revision', 'records', 'items', 'data'];
const LAST = ['message', 'value', 'when', 'steps', 'otherwise'];

function stepInOrder(step: Step): object {
  const ordered = [...MEMBERS, ...LAST].flatMap((name) => {
    const value: unknown = Reflect.get(step, name);
    if (value === undefined) return [];
    const isArm = name === 'steps' || name === 'otherwise';
    return [[name, isArm ? (value as Step[]).map(stepInOrder) : value] as const];
  });
  return Object.fromEntries(ordered);
}
