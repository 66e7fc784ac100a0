import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useDesign } from '../../../frame/DesignContext.ts';
import type { FieldRow } from './fieldRows.ts';

/** The first cell of a field's row: its icon, title and code; a press selects it, so that the panel shows it. */
export const FieldName = observer(function FieldName({ row }: { row: FieldRow }) {
  const { model } = useDesign();
  const { Icon } = useRoot().platform.chrome;
  const { key, meta, title, code, depth } = row;
  return (
    <th scope="row" style={{ paddingInlineStart: 12 + depth * 20 }}>
      <button
        type="button"
        className="at-plain at-fieldtable-name"
        aria-pressed={model.selection.includes(key)}
        onClick={() => model.select([key])}
      >
        <Icon name={meta?.icon ?? 'question'} />
        <span>{title}</span>
        {code !== title && <small>{code}</small>}
      </button>
    </th>
  );
});
