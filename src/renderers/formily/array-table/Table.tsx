import { ArrayTable } from '@formily/antd-v5';
import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { Cards } from '../shared/rows/Cards.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRowIndex } from '../shared/rows/Member.tsx';
import { rowsLocale } from '../shared/rows/rows.locale.ts';
import { RowAddition, RowHandle } from '../shared/rows/RowTools.tsx';
import { useRowsModel } from '../shared/rows/RowsContext.ts';

/** Formily's table, in pages where one is not enough. */
export const Table = observer(function Table({ pageSize }: { pageSize: number }) {
  const { rows } = useRowsModel();
  const { device } = useRoot().theme;
  if (device === 'mobile') return <Cards />;
  return (
    <ArrayTable
      bordered={false}
      scroll={{ x: 'max-content' }}
      pagination={rows.length > pageSize ? { pageSize } : false}
    />
  );
});

/** Which row it is, in its first cell. */
export function RowNumber() {
  const text = useText(rowsLocale);
  const n = useRowIndex() + 1;
  return (
    <Flex component="span" gap="small" align="center">
      <RowHandle />
      <span aria-label={text('rowOf', { n })}>{n}</span>
    </Flex>
  );
}

export const { Column } = ArrayTable;

/** The table's own button goes to the page that the new row is on. */
export const TableAddition = () => <RowAddition addition={ArrayTable.Addition} />;
