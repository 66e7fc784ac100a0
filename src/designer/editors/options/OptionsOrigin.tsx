import { Button, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { type Options, OptionsSchema } from '../../../schemas/option.ts';
import { prop, type PropsSchema } from '../../../schemas/prop.ts';
import type { NestingProps } from '../../settings/controlProps.ts';
import { memberTitle } from '../../settings/memberWords.ts';
import { propsOf } from '../../settings/propsOf.ts';
import { recordOf } from '../../settings/recordOf.ts';
import { shapeOf } from '../../settings/schemaShape.ts';
import { SiblingsContext, useSettings } from '../../settings/SettingsContext.ts';
import { DictionaryChoice } from './DictionaryChoice.tsx';
import { FormOptions } from './FormOptions.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { optionsLocale } from './options.locale.ts';

const origins = ['list', 'dictionary', 'source', 'selector'] as const;
type Origin = (typeof origins)[number];

const originOf = (value: unknown): Origin =>
  origins.find((each) => recordOf(value)[each] !== undefined) ?? 'list';

/** The members of options that come from elsewhere. */
function membersOf(origin: Origin): PropsSchema {
  if (origin === 'source') {
    return {
      source: { ...prop.source(memberTitle('source')), required: true },
      value: { ...prop.member(memberTitle('value')), required: true },
      label: { ...prop.member(memberTitle('label')), required: true },
    };
  }
  const variants = shapeOf(OptionsSchema).anyOf ?? [];
  const { dictionary: _chosen, ...rest } = propsOf(
    variants.find((each) => shapeOf(each).properties?.[origin] !== undefined) ?? {},
  );
  return rest;
}

/** Options that are written here; or the dictionary, the source, the people or departments that they are. */
export function OptionsOrigin(props: NestingProps) {
  const text = useText(optionsLocale);
  const { sources } = useSettings();
  const { title, value, disabled, change } = props;
  // A dictionary that is not chosen yet is no value: the document has no word for it.
  const [begun, begin] = useState<Origin>();
  const written = originOf(value);
  const origin = value === undefined ? (begun ?? written) : written;
  const begins: Readonly<Record<Origin, Options | undefined>> = {
    list: undefined,
    dictionary: undefined,
    source: sources[0] === undefined ? undefined : { source: sources[0], value: 'id', label: 'id' },
    selector: { selector: 'person' },
  };
  return (
    <div className="at-settings-options">
      <Segmented<Origin>
        size="small"
        className="at-settings-segments"
        aria-label={text('originOf', { title })}
        value={origin}
        options={origins.map((each) => ({ value: each, label: text(each) }))}
        disabled={disabled}
        onChange={(next) => {
          begin(next);
          if (next !== origin) change(begins[next]);
        }}
      />
      {origin === 'list' ? <OptionsEditor {...props} /> : <FromElsewhere {...props} origin={origin} />}
    </div>
  );
}

function FromElsewhere({ origin, List, ...props }: NestingProps & { origin: Exclude<Origin, 'list'> }) {
  const text = useText(optionsLocale);
  const id = useId();
  const { takesSources } = useSettings();
  const [isChoosing, choose] = useState(false);
  const { value, disabled, change } = props;
  const values = recordOf(value);
  const dictionary = typeof values.dictionary === 'string' ? values.dictionary : '';
  return (
    <SiblingsContext.Provider value={values}>
      <div className="at-settings-object">
        {origin === 'dictionary' && (
          <DictionaryChoice
            id={id}
            title={text('dictionary')}
            value={dictionary}
            disabled={disabled}
            change={(next) => change({ dictionary: next })}
          />
        )}
        {(origin !== 'dictionary' || dictionary !== '') && (
          <List schema={membersOf(origin)} values={values} disabled={disabled} change={whole} />
        )}
        {origin === 'source' && takesSources && (
          <Button size="small" disabled={disabled} onClick={() => choose(true)}>
            {text('fromForm')}
          </Button>
        )}
        {isChoosing && (
          <FormOptions
            leave={() => choose(false)}
            create={(options, step) => {
              choose(false);
              change(options, step);
            }}
          />
        )}
      </div>
    </SiblingsContext.Provider>
  );

  /** What of a source is needed is there as soon as one of it is set. */
  function whole(
    next: Readonly<Record<string, unknown>> | undefined,
    step?: Parameters<typeof change>[1],
  ): void {
    if (next === undefined || origin !== 'source') change(next, step);
    else change({ value: 'id', label: 'id', ...next }, step);
  }
}
