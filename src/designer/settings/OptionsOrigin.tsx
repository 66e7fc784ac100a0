import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { type Options, OptionsSchema } from '../../schemas/option.ts';
import { prop, type PropsSchema } from '../../schemas/prop.ts';
import type { NestingProps } from './controlProps.ts';
import { memberTitle } from './memberWords.ts';
import { propsOf } from './propsOf.ts';
import { recordOf } from './recordOf.ts';
import { shapeOf } from './schemaShape.ts';
import { settingsLocale } from './settings.locale.ts';
import { SiblingsContext, useSettings } from './SettingsContext.ts';

type Origin = 'list' | 'dictionary' | 'source' | 'selector';

const words = {
  list: 'byList',
  dictionary: 'byDictionary',
  source: 'bySource',
  selector: 'bySelector',
} as const satisfies Record<Origin, string>;
const origins = ['list', 'dictionary', 'source', 'selector'] as const;

const originOf = (value: unknown): Origin =>
  origins.find((each) => recordOf(value)[each] !== undefined) ?? 'list';

/** The members of options that come from elsewhere. */
function membersOf(origin: Origin): PropsSchema {
  const variants = shapeOf(OptionsSchema).anyOf ?? [];
  const own = variants.find((each) => shapeOf(each).properties?.[origin] !== undefined);
  if (origin !== 'source') return propsOf(own ?? {});
  return {
    source: { ...prop.source(memberTitle('source')), required: true },
    value: { ...prop.member(memberTitle('value')), required: true },
    label: { ...prop.member(memberTitle('label')), required: true },
  };
}

/** Options that are written here, below; or the dictionary, the source, the people that they are. */
export function OptionsOrigin({ List, children, ...props }: NestingProps & { children: ReactNode }) {
  const text = useText(settingsLocale);
  const { sources } = useSettings();
  const { title, value, disabled, change } = props;
  const origin = originOf(value);
  const begins: Readonly<Record<Origin, Options | undefined>> = {
    list: undefined,
    dictionary: { dictionary: 'some-dictionary' },
    source: { source: sources[0] ?? 'rows', value: 'value', label: 'label' },
    selector: { selector: 'person' },
  };
  const values = recordOf(value);
  return (
    <div className="at-settings-options">
      <Segmented<Origin>
        size="small"
        className="at-settings-segments"
        aria-label={text('originOf', { title })}
        value={origin}
        options={origins.map((each) => ({ value: each, label: text(words[each]) }))}
        disabled={disabled}
        onChange={(next) => change(begins[next])}
      />
      {origin === 'list' ? (
        children
      ) : (
        <SiblingsContext.Provider value={values}>
          <div className="at-settings-object">
            <List schema={membersOf(origin)} values={values} disabled={disabled} change={change} />
          </div>
        </SiblingsContext.Provider>
      )}
    </div>
  );
}
