import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { NewSource } from '../editors/sources/NewSource.tsx';
import { sourcesLocale } from '../editors/sources/sources.locale.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import type { NestingProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';
import { useSettings } from './SettingsContext.ts';

/** One of the page's sources, or a new one. */
export function SourceControl({ id, title, value, disabled, invalid, List, change }: NestingProps) {
  const text = useText(settingsLocale);
  const words = useText(sourcesLocale);
  const { sources, takesSources } = useSettings();
  const [isNew, setNew] = useState(false);
  return (
    <div className="at-beside">
      <SearchSelect<string | null>
        id={id}
        size="small"
        className="at-settings-wide"
        allowClear
        aria-label={title}
        value={typeof value === 'string' ? value : null}
        options={sources.map((name) => ({ value: name, label: name }))}
        notFoundContent={text('noSources')}
        disabled={disabled}
        status={invalid ? 'error' : ''}
        onChange={(chosen) => change(chosen ?? undefined)}
      />
      {takesSources && (
        <Button
          size="small"
          disabled={disabled}
          aria-label={words('newSource')}
          title={words('newSource')}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setNew(true)}
        />
      )}
      {isNew && (
        <NewSource
          List={List}
          leave={() => setNew(false)}
          create={(name, step) => {
            setNew(false);
            change(name, step);
          }}
        />
      )}
    </div>
  );
}
