import { Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NamedSelect } from '../pickers/NamedSelect.tsx';
import { useSettings } from '../../settings/SettingsContext.ts';
import { optionsLocale } from './options.locale.ts';

interface DictionaryChoiceProps {
  id: string;
  title: string;
  /** Empty: none yet. */
  value: string;
  disabled: boolean;
  change: (dictionary: string) => void;
}

/** Entries that are shown of a dictionary. */
const MOST_SHOWN = 12;

/** Chooses a dictionary by its name, and shows what it holds. */
export const DictionaryChoice = observer(function DictionaryChoice(props: DictionaryChoiceProps) {
  const { id, title, value, disabled, change } = props;
  const text = useText(optionsLocale);
  const dictionaries = useSettings().catalogue?.dictionaries;
  useEffect(() => {
    if (value !== '') void dictionaries?.need('dictionary');
  }, [dictionaries, value]);
  const list = dictionaries?.of('dictionary');
  return (
    <>
      <NamedSelect
        id={id}
        title={title}
        value={value === '' ? undefined : value}
        placeholder={text('chooseDictionary')}
        optional={false}
        disabled={disabled}
        invalid={false}
        offered={
          list?.status === 'ready' ? list.value.map((each) => ({ value: each.id, label: each.name })) : []
        }
        status={list}
        look={() => void dictionaries?.look('dictionary')}
        change={(next) => {
          if (next !== undefined) change(next);
        }}
      />
      {value !== '' && <Entries code={value} />}
    </>
  );
});

const Entries = observer(function Entries({ code }: { code: string }) {
  const { dictionaries, locale } = useRoot();
  const text = useText(optionsLocale);
  const { status, options } = dictionaries.options(`dictionary:${code}`);
  if (status === 'loading') return null;
  if (status === 'failed') return <p className="at-settings-wrong">{text('entriesFailed')}</p>;
  if (options.length === 0) return <p className="at-settings-default">{text('noEntries')}</p>;
  return (
    <p className="at-settings-default">
      {text('entries', { count: options.length })}
      {options.slice(0, MOST_SHOWN).map((option) => (
        <Tag key={String(option.value)} color={option.tone ?? 'default'}>
          {locale.localise(option.label)}
        </Tag>
      ))}
      {options.length > MOST_SHOWN && '…'}
    </p>
  );
});
