import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { titled } from '../../../schemas/text.ts';
import type { CallInput } from '../../../schemas/wire/interface.ts';
import { recordOf } from '../../settings/recordOf.ts';
import type { NamedField } from '../../settings/SettingsContext.ts';
import { NameEntry } from './NameEntry.tsx';
import { pickersLocale } from './pickers.locale.ts';
import { TypedValue } from './TypedValue.tsx';

interface GivenParamsProps {
  id: string;
  title: string;
  value: unknown;
  /** What can be given; undefined: nobody knows, names are typed. */
  inputs: readonly CallInput[] | undefined;
  /** Whether names beside these can be given too. */
  open: boolean;
  /** Of the records that are asked for. */
  fields: readonly NamedField[];
  disabled: boolean;
  /** What is wrong with one of them. */
  problemsOf: (name: string) => readonly string[];
  change: (value: unknown) => void;
}

/** What begins as nothing would be left out: an empty text is there. */
const begun: Partial<Record<CallInput['type'], unknown>> = { number: 0, bool: true };

/** What is handed on by name: each input with a control of its type, those that are needed first. */
export function GivenParams(props: GivenParamsProps) {
  const { id, title, value, inputs = [], open, fields, disabled, problemsOf, change } = props;
  const { locale } = useRoot();
  const text = useText(pickersLocale);
  const base = useId();
  const given = recordOf(value);
  const isGiven = (name: string): boolean => Object.hasOwn(given, name);
  const put = (name: string, next: unknown): void => {
    const { [name]: _before, ...rest } = given;
    if (next !== undefined) change(isGiven(name) ? { ...given, [name]: next } : { ...rest, [name]: next });
    else change(Object.keys(rest).length === 0 ? undefined : rest);
  };
  const unknown = Object.keys(given)
    .filter((name) => !inputs.some((each) => each.name === name))
    .map((name): CallInput => ({ name, title: name, type: plainType(given[name]), required: false }));
  const shown = [...inputs.filter(({ name, required }) => required || isGiven(name)), ...unknown];
  const further = inputs.filter((input) => !shown.includes(input));
  return (
    <div role="group" aria-label={title} className="at-given">
      {shown.map((input) => {
        const name = titled(input.title, input.name, locale.locale);
        const problems = problemsOf(input.name);
        return (
          <div key={input.name} className="at-given-row">
            <div className="at-given-head">
              <label htmlFor={`${base}-${input.name}`}>{name}</label>
              {input.required && <span className="at-step-required">*</span>}
              {isGiven(input.name) && !input.required && (
                <Button
                  size="small"
                  type="text"
                  aria-label={text('removeOf', { name })}
                  disabled={disabled}
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => put(input.name, undefined)}
                />
              )}
            </div>
            <TypedValue
              id={`${base}-${input.name}`}
              title={name}
              type={input.type}
              value={given[input.name]}
              fields={fields}
              disabled={disabled}
              invalid={problems.length > 0}
              change={(next) => put(input.name, next ?? (input.required ? undefined : emptyOf(input)))}
            />
            {problems.map((problem) => (
              <p key={problem} className="at-settings-wrong">
                {problem}
              </p>
            ))}
          </div>
        );
      })}
      {further.length > 0 && (
        <SearchSelect<string | null>
          id={id}
          size="small"
          className="at-settings-wide"
          aria-label={text('addTo', { to: title })}
          placeholder={text('addParam')}
          value={null}
          options={further.map((input) => ({
            value: input.name,
            label: titled(input.title, input.name, locale.locale),
          }))}
          disabled={disabled}
          onChange={(name) => {
            const input = further.find((each) => each.name === name);
            if (input) put(input.name, emptyOf(input));
          }}
        />
      )}
      {open && (
        <NameEntry
          {...(further.length === 0 && { id })}
          label={text(inputs.length === 0 ? 'addNamed' : 'addOther')}
          disabled={disabled}
          taken={shown.map(({ name }) => name)}
          add={(name) => put(name, '')}
        />
      )}
      {!open && shown.length === 0 && further.length === 0 && (
        <p className="at-settings-default">{text('noInputs')}</p>
      )}
    </div>
  );
}

/** A parameter that was just added and says nothing yet. */
function emptyOf({ type }: CallInput): unknown {
  if (type === 'conditions') return { testRule: 'every', conditionList: [] };
  if (type === 'sort' || type === 'fields') return [];
  if (type === 'record') return {};
  return begun[type] ?? '';
}

/** Of what nobody declares the type is that of what is there. */
function plainType(value: unknown): CallInput['type'] {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'string' ? 'text' : 'json';
}
