import { Button, Table, type TableColumnType } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { cellMaker } from './cells.ts';
import type { Column } from './columns.ts';
import { columnTitle } from './columnTitle.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';
import { RecordCell } from './RecordCell.tsx';
import { RowActions } from './RowActions.tsx';
import { useOpenRow } from './useOpenRow.ts';

const ACTION_WIDTH = 64;

/** The records as a table: sorted by the server, chosen across pages, opened by a click on an opening cell. */
export const RecordTable = observer(function RecordTable({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const columns = useColumns(model);
  const widths = columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), 0);
  const { rows, chosen } = model;
  return (
    <Table<ModuleRecord>
      size="middle"
      rowKey="id"
      columns={columns}
      dataSource={rows}
      loading={model.status === 'loading'}
      pagination={false}
      scroll={{ x: widths }}
      tableLayout="fixed"
      showSorterTooltip={false}
      locale={{ emptyText: <ListEmpty model={model} /> }}
      {...(model.document.selectable === true
        ? {
            rowSelection: {
              fixed: true,
              columnWidth: 44,
              preserveSelectedRowKeys: true,
              selectedRowKeys: [...chosen.keys()],
              onChange: (_keys, records) => {
                model.chooseExactly(records);
              },
              getCheckboxProps: () => ({ title: text('selectRow') }),
            },
          }
        : {})}
      onChange={(_pages, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const field = String(sorter.columnKey);
        const order = sorter.order === 'ascend' ? 'asc' : 'desc';
        model.ask({ sort: sorter.order ? [{ field, order }] : [] });
      }}
    />
  );
});

function useColumns(model: ListModel): TableColumnType<ModuleRecord>[] {
  const text = useText(listPageLocale);
  const columns = model.shownColumns.map(useColumn(model));
  const { rowActions } = model;
  if (rowActions.length === 0) return columns;
  return [
    ...columns,
    {
      key: '$actions',
      title: text('actions'),
      fixed: 'right',
      width: ACTION_WIDTH * Math.min(rowActions.length, 3),
      render: (_value, row) => <RowActions model={model} row={row} />,
    },
  ];
}

function useColumn(model: ListModel): (column: Column) => TableColumnType<ModuleRecord> {
  const root = useRoot();
  const text = useText(listPageLocale);
  const { page, scope } = usePlace();
  const open = useOpenRow(model);
  const [sorted] = model.query.sort;
  return (column) => {
    const { code, field, source } = column;
    const cell = cellMaker(column, { root, page, scope });
    return {
      key: code,
      title: columnTitle(column, root.locale.locale),
      width: column.width,
      ellipsis: { showTitle: false },
      align: field.meta.align ?? 'left',
      ...(source.fixed ? { fixed: source.fixed } : {}),
      ...(source.sortable === true
        ? {
            sorter: true,
            sortOrder: sorted?.field === code ? (sorted.order === 'asc' ? 'ascend' : 'descend') : null,
          }
        : {}),
      render: (_value, row) =>
        open && source.opens === true && cell(row).text !== '' ? (
          <Button
            type="link"
            style={{ padding: 0, height: 'auto' }}
            aria-label={text('open', { name: cell(row).text })}
            onClick={() => {
              open(row);
            }}
          >
            {cell(row).text}
          </Button>
        ) : (
          <RecordCell cell={cell(row)} />
        ),
    };
  };
}
