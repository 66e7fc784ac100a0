import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import type { CallInput, CallOutput } from '../../schemas/wire/interface.ts';
import type { FieldFindings } from '../fields/FieldFindings.ts';
import { attributesOf } from '../fields/controlAttributes.ts';
import { FixedValue } from './FixedValue.tsx';
import { comeFrom, originOf, referredBy, referTo, type Origin } from './given.ts';
import type { PlaceGroup } from './place.ts';
import { placesFor, placesIn } from './places.ts';
import { stepLocale } from './step.locale.ts';

interface StepValueProps {
  input: CallInput;
  value: unknown;
  /** Of the definition, dotted. */
  path: string;
  places: readonly PlaceGroup[];
  /** Of what is called: what conditions, orders and choices of columns are made of. */
  columns?: readonly CallOutput[];
  findings: FieldFindings;
  change: (value: unknown) => void;
  /** Its title says enough: it is a member of the step itself. */
  plain?: true;
  help?: string;
  /** Absent where there is nothing to take away. */
  remove?: (() => void) | undefined;
}

const ORIGINS: readonly Exclude<Origin, 'none'>[] = ['place', 'fixed', 'expression'];

/** One value of a step: where it comes from, and what it is. */
export const StepValue = observer(function StepValue(props: StepValueProps) {
  const { input, value, path, columns = [], findings, change } = props;
  const text = useText(stepLocale);
  const places = placesFor(input.type, props.places);
  const all = placesIn(places);
  // A text that lost its braces while it is typed is an expression still.
  const [isTyped, setTyped] = useState(false);
  const said = originOf(input.type, value, all);
  const origin = isTyped && typeof value === 'string' ? 'expression' : said;
  const { required } = input;
  const name = props.plain === true ? input.title : input.name;
  const held = findings.heldAt(path);
  // The field itself says that already.
  const errors = findings.within(path).flatMap(({ message }) => (message === held ? [] : message));
  const error = errors.length === 0 ? undefined : errors.join(' ');
  const take = (next: Origin): void => {
    setTyped(next === 'expression');
    change(comeFrom(next, input, value, all));
  };
  const label = text('valueOf', { name });
  const attributes = { ...attributesOf(path, error), 'aria-label': label };
  // What rows are chosen and ordered by is set up here; a reference would have to be to a whole rule set.
  const isSetUp = ['conditions', 'sort', 'fields', 'record'].includes(input.type);
  const offered = ORIGINS.filter((each) => each !== 'place' || !isSetUp || origin === 'place');
  return (
    <div
      className="at-step-given"
      data-plain={props.plain === true || undefined}
      role="group"
      aria-label={name}
    >
      <div className="at-step-input">
        {(props.plain === true || input.title !== name) && <span>{input.title}</span>}
        {props.plain !== true && <code>{name}</code>}
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
          <SearchSelect<string>
            {...attributes}
            className="at-field-wide"
            value={referredBy(value) ?? ''}
            labelRender={({ value: path }) => <>{titleOf(String(path), places)}</>}
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
            findings={findings}
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
        {props.help !== undefined && error === undefined && <p className="at-field-note">{props.help}</p>}
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

/** A place by its origin and title, since the origin of what is chosen shows nowhere else; one that is not there by its path. */
function titleOf(path: string, groups: readonly PlaceGroup[]): string {
  for (const { title, places } of groups) {
    const place = places.find((each) => each.path === path);
    if (place !== undefined) return `${title} · ${place.title}`;
  }
  return path;
}
