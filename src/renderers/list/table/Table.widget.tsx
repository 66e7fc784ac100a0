import { Empty, Table as AntTable } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import type { Row } from '../shared/rowsOf.ts';
import { textOf } from '../shared/textOf.ts';
import { useRecords } from '../shared/useRecords.ts';
import type { tableMeta } from './Table.meta.ts';

/** A column as its template comes out: its texts may be any value. */
interface Column {
  key: string;
  title?: unknown;
  width?: number;
  align?: 'left' | 'center' | 'right';
  text?: unknown;
}

/** A plain table of a source's records; texts of a row are evaluated once for all its cells. */
export default observer(function Table({ props }: RendererProps<typeof tableMeta>) {
  const { locale } = useRoot();
  const { pageSize } = props;
  const records = useRecords(props.source);
  const { rows } = records;
  const columnsFor = (row: Row): Column[] => (props.columns?.({ row }) ?? []) as Column[];
  const texts = rows.map((row, index) => ({
    key: String(index),
    cells: Object.fromEntries(
      columnsFor(row).map((column) => [
        column.key,
        textOf('text' in column ? column.text : row[column.key], locale.locale),
      ]),
    ),
  }));
  const columns = columnsFor({});
  return (
    <RecordsFrame records={records} drawsEmpty>
      <AntTable
        size={props.size}
        rowKey="key"
        loading={records.status === 'loading'}
        dataSource={texts}
        pagination={rows.length > pageSize ? { pageSize, size: 'small', showSizeChanger: false } : false}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              {...(props.emptyText === '' ? {} : { description: props.emptyText })}
            />
          ),
        }}
        columns={columns.map(({ key, title, width, align }) => ({
          key,
          dataIndex: ['cells', key],
          title: textOf(title ?? key, locale.locale),
          align: align ?? 'left',
          ...(width === undefined ? {} : { width }),
        }))}
      />
    </RecordsFrame>
  );
});
