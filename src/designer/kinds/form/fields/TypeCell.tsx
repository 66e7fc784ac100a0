import { DownOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Part } from '../../../../documents/parts/part.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useTypeChange } from '../../../panel/useTypeChange.ts';
import type { FieldRow } from '../shared/fieldRows.ts';
import { fieldsLocale } from './fields.locale.ts';

/** What a field is; pressed, it offers what it can become. The choice is there only then: a table has hundreds of cells. */
export const TypeCell = observer(function TypeCell({ row: { part, meta, title, node } }: { row: FieldRow }) {
  const { locale } = useRoot();
  const text = useText(fieldsLocale);
  const [open, setOpen] = useState(false);
  const type = meta === undefined ? node.type : locale.localise(meta.title);
  const label = text('typeOf', { title, type });
  if (open) return <TypeChoice part={part} label={label} close={() => setOpen(false)} />;
  return (
    <button type="button" className="at-plain" aria-label={label} onClick={() => setOpen(true)}>
      {type} <DownOutlined aria-hidden className="at-parttable-quiet" />
    </button>
  );
});

function TypeChoice({ part, label, close }: { part: Part; label: string; close: () => void }) {
  const { options, become } = useTypeChange(part);
  return (
    <SearchSelect
      size="small"
      autoFocus
      defaultOpen
      className="at-settings-wide"
      aria-label={label}
      value={part.type ?? ''}
      options={[...options]}
      onBlur={close}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      onChange={(next: string) => {
        close();
        void become(next);
      }}
    />
  );
}
