import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { CallInput, CallOutput } from '../../../../schemas/wire/interface.ts';
import type { Findings } from '../../Findings.ts';
import { attributesOf } from '../../../fields/controlAttributes.ts';
import { FixedValue } from './FixedValue.tsx';
import { comeFrom, originOf, referredBy, referTo, type Origin } from './given.ts';
import type { PlaceGroup } from './places.ts';
import { stepLocale } from './step.locale.ts';

interface GivenRowProps {
  input: CallInput;
  value: unknown;
  /** Of the definition, dotted. */
  path: string;
  error: string | undefined;
  places: readonly PlaceGroup[];
  columns: readonly CallOutput[];
  findings: Findings;
  change: (value: unknown) => void;
  /** Absent where there is nothing to take away. */
  remove?: (() => void) | undefined;
}

const ORIGINS: readonly Exclude<Origin, 'none'>[] = ['place', 'fixed', 'expression'];

/** What is handed on to one input of what a step calls: where it comes from, and what it is. */
export const GivenRow = observer(function GivenRow(props: GivenRowProps) {
  const { input, value, path, error, places, columns, change } = props;
  const text = useText(stepLocale);
  const all = places.flatMap((group) => group.places);
  // A text that lost its braces while it is typed is an expression still.
  const [isTyped, setTyped] = useState(false);
  const said = originOf(input.type, value, all);
  const origin = isTyped && typeof value === 'string' ? 'expression' : said;
  const { name, required } = input;
  const take = (next: Origin): void => {
    setTyped(next === 'expression');
    change(comeFrom(next, input, value, all));
  };
  const label = text('value', { name });
  const attributes = { ...attributesOf(path, error), 'aria-label': label };
  // What rows are chosen and ordered by is set up here; a reference would have to be to a whole rule set.
  const isSetUp = ['conditions', 'sort', 'fields', 'json'].includes(input.type);
  const offered = ORIGINS.filter((each) => each !== 'place' || !isSetUp || origin === 'place');
  return (
    <div className="at-step-given" role="group" aria-label={name}>
      <div className="at-step-input">
        {input.title !== name && <span>{input.title}</span>}
        <code>{name}</code>
        {required && (
          <span className="at-step-required" aria-hidden>
            *
          </span>
        )}
      </div>
      <Select<Exclude<Origin, 'none'>>
        aria-label={text('origin', { name })}
        {...(origin === 'none' && { id: attributes.id, status: attributes.status })}
        placeholder={text('choose')}
        value={origin === 'none' ? null : origin}
        options={offered.map((each) => ({ value: each, label: text(each) }))}
        onChange={take}
      />
      <div className="at-step-value">
        {origin === 'place' && (
          <Select<string>
            {...attributes}
            className="at-field-wide"
            showSearch
            optionFilterProp="label"
            value={referredBy(value) ?? ''}
            options={places.map((group) => ({
              label: group.title,
              options: group.places.map((place) => ({ value: place.path, label: place.title })),
            }))}
            onChange={(chosen) => change(referTo(chosen))}
          />
        )}
        {origin === 'fixed' && (
          <FixedValue
            type={input.type}
            value={value}
            columns={columns}
            attributes={attributes}
            path={path}
            findings={props.findings}
            change={change}
          />
        )}
        {origin === 'expression' && (
          <Input
            {...attributes}
            className="at-field-code"
            value={typeof value === 'string' ? value : ''}
            spellCheck={false}
            onFocus={() => setTyped(true)}
            onChange={({ target }) => change(target.value)}
          />
        )}
        {error !== undefined && (
          <p id={attributes['aria-describedby']} className="at-field-wrong" role="alert">
            {error}
          </p>
        )}
      </div>
      {props.remove && (
        <Button
          type="text"
          aria-label={text('removeInput', { name })}
          icon={<DeleteOutlined aria-hidden />}
          onClick={props.remove}
        />
      )}
    </div>
  );
});
