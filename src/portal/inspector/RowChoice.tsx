import { Typography } from 'antd';
import type { InspectedRows } from '../../documents/inspect/group.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { inspectorLocale } from './inspector.locale.ts';

/** Of which row the answers below are, and the way to those of another. */
export function RowChoice({ rows: { chosen, options, choose } }: { rows: InspectedRows }) {
  const text = useText(inspectorLocale);
  return (
    <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Typography.Text type="secondary">{text('row')}</Typography.Text>
      <SearchSelect
        size="small"
        aria-label={text('row')}
        style={{ flex: 1, minWidth: 0 }}
        value={chosen}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choose}
      />
    </label>
  );
}
