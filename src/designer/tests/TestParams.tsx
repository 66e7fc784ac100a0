import { Input, InputNumber, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { testsLocale } from './tests.locale.ts';

type Params = Readonly<Record<string, unknown>>;

interface TestParamsProps {
  /** What the page declares, by name. */
  declared: Readonly<Record<string, { readonly type: string }>>;
  params: Params;
  change: (params: Params) => void;
}

/** What the page is opened with. */
export const TestParams = observer(function TestParams({ declared, params, change }: TestParamsProps) {
  const text = useText(testsLocale);
  const names = Object.keys(declared);
  if (names.length === 0) return null;
  const set = (name: string, value: unknown): void => {
    const { [name]: _, ...rest } = params;
    change(value === undefined || value === null || value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <section aria-label={text('params')}>
      <h3>{text('params')}</h3>
      <div className="at-tests-params">
        {names.map((name) => (
          <label key={name}>
            {name}
            <ParamInput
              name={name}
              type={declared[name]?.type ?? 'text'}
              value={params[name]}
              change={(value) => set(name, value)}
            />
          </label>
        ))}
      </div>
    </section>
  );
});

interface ParamInputProps {
  name: string;
  type: string;
  value: unknown;
  change: (value: unknown) => void;
}

function ParamInput({ name, type, value, change }: ParamInputProps) {
  const text = useText(testsLocale);
  if (type === 'number')
    return (
      <InputNumber<number>
        aria-label={name}
        value={typeof value === 'number' ? value : null}
        onChange={change}
      />
    );
  if (type === 'bool')
    return (
      <Select<'yes' | 'no' | null>
        aria-label={name}
        allowClear
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
        options={(['yes', 'no'] as const).map((each) => ({ value: each, label: text(each) }))}
        onChange={(next) => change(next ? next === 'yes' : undefined)}
      />
    );
  if (type === 'list' || type === 'record') return <JsonParam name={name} value={value} change={change} />;
  return (
    <Input
      aria-label={name}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** Lists and records are written as JSON; what is none yet stays in the box. */
function JsonParam({ name, value, change }: Omit<ParamInputProps, 'type'>) {
  const [typed, setTyped] = useState(() => (value === undefined ? '' : JSON.stringify(value)));
  const read = parsed(typed);
  return (
    <Input.TextArea
      aria-label={name}
      autoSize={{ minRows: 1, maxRows: 6 }}
      spellCheck={false}
      status={read ? '' : 'error'}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = parsed(target.value);
        if (next) change(next.value);
      }}
    />
  );
}

function parsed(typed: string): { readonly value: unknown } | undefined {
  if (typed.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(typed) as unknown };
  } catch {
    return undefined;
  }
}
