import { memo, useState, type InputHTMLAttributes } from 'react';
import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountReact } from '../shared/mountReact.tsx';
import { formFields, OPTIONS, type FormField } from './fields.ts';

export const selector = '.row';

const STYLE = { width: '100%', height: 32, boxSizing: 'border-box' } as const;

const Row = memo(function Row({
  field: { name, title, kind },
  onInput,
}: { field: FormField } & Pick<InputHTMLAttributes<HTMLInputElement>, 'onInput'>) {
  return (
    <div className="row" style={{ marginBottom: 24 }}>
      <label htmlFor={name} style={{ display: 'block', height: 30 }}>
        {title}
      </label>
      {kind === 'select' ? (
        <select id={name} name={name} style={STYLE}>
          {OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input id={name} name={name} type={kind} style={STYLE} onInput={onInput} />
      )}
    </div>
  );
});

/** React with the browser's own inputs, uncontrolled: linked rows are conditional. */
function Form({ fields }: { fields: readonly FormField[] }) {
  const [shown, setShown] = useState(false);
  return fields
    .filter(({ linked }) => shown || !linked)
    .map((field) => (
      <Row
        key={field.name}
        field={field}
        onInput={field.name === 'f0' ? (event) => setShown(event.currentTarget.value === 'show') : undefined}
      />
    ));
}

export const mount = (host: HTMLElement, size: number, options: MountOptions) =>
  mountReact(host, <Form fields={formFields(size, options)} />);
