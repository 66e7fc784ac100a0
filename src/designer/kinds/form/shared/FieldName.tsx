import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useDesign } from '../../../frame/DesignContext.ts';
import type { FieldRow } from './fieldRows.ts';

interface FieldNameProps {
  row: FieldRow;
  /** Whether a press selects it, so that the panel shows it; where there is no panel it is a mere name. */
  selects?: boolean;
}

/** The first cell of a field's row: its icon, title and code. */
export const FieldName = observer(function FieldName({ row, selects = true }: FieldNameProps) {
  const { model } = useDesign();
  const { Icon } = useRoot().platform.chrome;
  const { key, meta, title, code, depth } = row;
  const name = (
    <>
      <Icon name={meta?.icon ?? 'question'} />
      <span>{title}</span>
      {code !== title && <small>{code}</small>}
    </>
  );
  return (
    <th scope="row" style={{ paddingInlineStart: 12 + depth * 20 }}>
      {selects ? (
        <button
          type="button"
          className="at-plain at-parttable-name"
          aria-pressed={model.selection.includes(key)}
          onClick={() => model.select([key])}
        >
          {name}
        </button>
      ) : (
        <span className="at-parttable-name">{name}</span>
      )}
    </th>
  );
});
