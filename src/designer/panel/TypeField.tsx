import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Part } from '../../documents/parts/part.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { panelLocale } from './panel.locale.ts';
import { useTypeChange } from './useTypeChange.ts';

/** The widget of a node, and which others it may become. */
export const TypeField = observer(function TypeField({ part }: { part: Part }) {
  const text = useText(panelLocale);
  const id = useId();
  const { options, become } = useTypeChange(part);
  return (
    <div className="at-settings-prop" data-prop="type">
      <div className="at-settings-prop-head">
        <label htmlFor={id}>{text('type')}</label>
      </div>
      <SearchSelect
        id={id}
        size="small"
        className="at-settings-wide"
        aria-label={text('type')}
        value={part.type ?? ''}
        options={[...options]}
        onChange={(next: string) => void become(next)}
      />
    </div>
  );
});
