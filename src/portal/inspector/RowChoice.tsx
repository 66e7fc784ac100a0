import { Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { InspectedRows } from '../../documents/inspect/group.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useAnchor } from '../../runtime/render/useAnchor.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { inspectorLocale } from './inspector.locale.ts';

/** Of which row the answers below are, and the way to those of another; and to who may see its record. */
export const RowChoice = observer(function RowChoice({
  rows: { form, chosen, options, choose },
}: {
  rows: InspectedRows;
}) {
  const { session, systems } = useRoot();
  const text = useText(inspectorLocale);
  const anchorOf = useAnchor();
  const asked = new URLSearchParams({ form, record: chosen }).toString();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <label style={{ display: 'flex', flex: 1, alignItems: 'center', gap: 8, minWidth: 160 }}>
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
      {systems.current?.grants === true && !session.isPreview && (
        <a {...anchorOf(`/rights/who?${asked}`, true)}>{text('whoSees')}</a>
      )}
    </div>
  );
});
