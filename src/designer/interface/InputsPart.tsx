import { Checkbox, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import {
  interfaceInputTypes,
  interfaceSessionValues,
  type InterfaceInput,
  type InterfaceInputType,
  type InterfaceSessionValue,
} from '../../schemas/wire/interface.ts';
import type { InterfaceModel } from './InterfaceModel.ts';
import { interfaceLocale } from './interface.locale.ts';
import { namedColumns } from './namedColumns.tsx';
import { RowsTable, type RowColumn } from './RowsTable.tsx';
import { ValueInput } from '../fields/ValueInput.tsx';

/** What callers give, and what the session gives in their place. */
export const InputsPart = observer(function InputsPart({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const columns: readonly RowColumn<InterfaceInput>[] = [
    ...namedColumns<InterfaceInput>({ name: text('inputName'), title: text('title') }),
    {
      member: 'type',
      title: text('type'),
      width: '130px',
      cell: ({ type }, change, attributes) => (
        <Select<InterfaceInputType>
          {...attributes}
          className="at-field-wide"
          value={type}
          options={interfaceInputTypes.map((value) => ({ value, label: text(value) }))}
          // A default of one type is none of another.
          onChange={(next) => change({ type: next, default: undefined })}
        />
      ),
    },
    {
      member: 'from',
      title: text('from'),
      width: '160px',
      cell: ({ from }, change, attributes) => (
        <Select<InterfaceSessionValue | ''>
          {...attributes}
          className="at-field-wide"
          value={from ?? ''}
          options={[
            { value: '', label: text('caller') },
            ...interfaceSessionValues.map((value) => ({ value, label: text(value) })),
          ]}
          onChange={(next) =>
            change(
              next === '' ? { from: undefined } : { from: next, required: undefined, default: undefined },
            )
          }
        />
      ),
    },
    {
      member: 'default',
      title: text('default'),
      cell: (input, change, attributes) => (
        <ValueInput
          type={input.type}
          value={input.default}
          disabled={input.from !== undefined}
          attributes={attributes}
          change={(value) => change({ default: value })}
        />
      ),
    },
    {
      member: 'required',
      title: text('required'),
      width: '64px',
      cell: ({ required = false, from }, change, { id, ...attributes }) => (
        <Checkbox
          id={id}
          aria-label={attributes['aria-label']}
          checked={required}
          disabled={from !== undefined}
          onChange={({ target }) => change({ required: target.checked ? true : undefined })}
        />
      ),
    },
  ];
  return (
    <RowsTable
      path="inputs"
      title={text('inputs')}
      rows={model.definition.inputs}
      columns={columns}
      findings={model.findings}
      empty={text('noInputs')}
      addText={text('addInput')}
      fresh={(): InterfaceInput => ({ name: '', type: 'text' })}
      change={(inputs) => model.change({ inputs })}
    />
  );
});
