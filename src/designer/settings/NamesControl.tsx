import { Input } from 'antd';
import type { TSchema } from 'typebox';
import { useId } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { FIELD_CODE } from '../../schemas/kinds.ts';
import type { Prop } from '../../schemas/prop.ts';
import type { Control } from './control.ts';
import type { NestingProps } from './controlProps.ts';
import { memberTitle } from './memberWords.ts';
import { Rows } from './Rows.tsx';
import { settingsLocale } from './settings.locale.ts';
import { useFieldsOf } from './SettingsContext.ts';
import { starterOf } from './starterOf.ts';

type Entry = readonly [name: string, value: unknown];

interface NamesControlProps extends NestingProps {
  control: Extract<Control, { kind: 'names' }>;
}

/** Values by names that a person gives: parameters of a call, inputs. A name that is taken already is kept from it. */
export function NamesControl({ control, List, value, ...props }: NamesControlProps) {
  const entries: readonly Entry[] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const names = new Set(entries.map(([name]) => name));
  const { locale } = useRoot();
  const fields = useFieldsOf(undefined);
  /** What is kept by the codes of fields is called as the fields are. */
  const called = (name: string): string => {
    const field = control.name === FIELD_CODE ? fields.find(({ code }) => code === name) : undefined;
    return field === undefined ? name : locale.localise(field.title);
  };
  const accepts = (name: string): boolean => new RegExp(control.name).test(name) && !names.has(name);
  const free = (): string => {
    let count = entries.length + 1;
    while (names.has(`name${String(count)}`)) count += 1;
    return `name${String(count)}`;
  };
  return (
    <Rows
      {...props}
      list={entries}
      most={undefined}
      added={(): Entry => [free(), starterOf(control.value, entries.length + 1)]}
      called={(entry) => called((entry as Entry)[0])}
      draw={(entry, change) => (
        <NamedEntry
          entry={entry as Entry}
          accepts={accepts}
          schema={control.value}
          List={List}
          disabled={props.disabled}
          change={change}
        />
      )}
      change={(list) => props.change(list === undefined ? undefined : Object.fromEntries(list as Entry[]))}
    />
  );
}

interface NamedEntryProps extends Pick<NestingProps, 'List' | 'disabled'> {
  entry: Entry;
  accepts: (name: string) => boolean;
  schema: TSchema;
  change: (entry: Entry) => void;
}

function NamedEntry({ entry: [name, value], accepts, schema, List, disabled, change }: NamedEntryProps) {
  const id = useId();
  const text = useText(settingsLocale);
  const own: Prop = { kind: 'static', schema, title: memberTitle('value'), required: true };
  return (
    <>
      <label htmlFor={id}>{text('name')}</label>
      <Input
        id={id}
        size="small"
        defaultValue={name}
        disabled={disabled}
        onChange={({ target }) => {
          if (accepts(target.value)) change([target.value, value]);
        }}
      />
      <List
        schema={{ value: own }}
        values={{ value }}
        disabled={disabled}
        change={(next) => change([name, next?.value ?? ''])}
      />
    </>
  );
}
