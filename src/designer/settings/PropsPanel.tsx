import { useMemo } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { PropList } from './PropField.tsx';
import type { PropListProps } from './controlProps.ts';
import { nothingAround, SettingsContext, SiblingsContext } from './SettingsContext.ts';
import { settingsLocale } from './settings.locale.ts';
import './settings.css';

export interface PropsPanelProps extends Omit<PropListProps, 'disabled'> {
  /** Names of the page's sources. */
  sources?: readonly string[];
  disabled?: boolean;
}

const NO_SOURCES: readonly string[] = [];

/** The props of a node, drawn from what its widget declares. Props that it does not declare stay as they are. */
export function PropsPanel({ sources = NO_SOURCES, disabled = false, ...list }: PropsPanelProps) {
  const text = useText(settingsLocale);
  const around = useMemo(() => ({ ...nothingAround, sources }), [sources]);
  if (Object.keys(list.schema).length === 0) return <p className="at-settings-none">{text('noProps')}</p>;
  return (
    <SettingsContext.Provider value={around}>
      <SiblingsContext.Provider value={list.values}>
        <PropList {...list} disabled={disabled} />
      </SiblingsContext.Provider>
    </SettingsContext.Provider>
  );
}
