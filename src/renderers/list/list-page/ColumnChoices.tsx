import { Button, Segmented, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { densities, type Density } from './columnChoice.ts';
import { ColumnItem } from './ColumnItem.tsx';
import { columnsLocale } from './columns.locale.ts';
import { columnTitle } from './columnTitle.ts';
import type { ListColumns } from './ListColumns.ts';
import { Sortable } from './Sortable.tsx';

const LIST = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 'min(420px, 45vh)',
  overflowY: 'auto',
  overflowX: 'hidden',
} as const;

/** The columns of a list, to be shown, hidden, moved and pinned, and how close the rows stand. */
export default observer(function ColumnChoices({ columns }: { columns: ListColumns }) {
  const { token } = theme.useToken();
  const { locale, theme: looks } = useRoot();
  const text = useText(columnsLocale);
  // A phone shows cards: there is nothing to pin, and no row.
  const grid = looks.device !== 'mobile';
  const { all, shown } = columns;
  const titles = new Map(all.map((column) => [column.code, columnTitle(column, locale.locale)]));
  return (
    <section
      aria-label={text('heading')}
      style={{ display: 'grid', gap: token.marginXS, width: 'min(300px, 80vw)' }}
    >
      <header style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <strong>{text('heading')}</strong>
        <Button type="link" size="small" disabled={!columns.choice} onClick={() => columns.restore()}>
          {text('restore')}
        </Button>
      </header>
      <Sortable
        keys={all.map(({ code }) => code)}
        titleOf={(code) => titles.get(code) ?? code}
        place={(code, over) => columns.place(code, over)}
      >
        <ul style={LIST}>
          {all.map((column, index) => (
            <ColumnItem
              key={column.code}
              column={column}
              title={titles.get(column.code) ?? column.code}
              // A line between those that are pinned and those that are not.
              begins={grid && index > 0 && all[index - 1]?.pin !== column.pin}
              last={column.shown && shown.length === 1}
              show={(is) => columns.show(column.code, is)}
              {...(grid ? { pin: (pin) => columns.pin(column.code, pin) } : {})}
            />
          ))}
        </ul>
      </Sortable>
      {grid && (
        <label style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          {text('density')}
          <Segmented<Density>
            size="small"
            aria-label={text('density')}
            value={columns.density}
            options={(Object.keys(densities) as Density[]).map((value) => ({ value, label: text(value) }))}
            onChange={(density) => columns.setDensity(density)}
          />
        </label>
      )}
    </section>
  );
});
