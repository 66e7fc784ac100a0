import { Table } from 'antd';
import { mountReact } from '../shared/mountReact.tsx';
import { antdColumns } from './antdColumns.tsx';
import { records } from './records.ts';

export const selector = '.ant-table-row';
export const scroller = '.ant-table-tbody-virtual-holder';

/** As high as the box, less its padding and the head of the table. */
const SCROLL = { x: 1390, y: 820 };

export const mount = (host: HTMLElement, size: number) =>
  mountReact(
    host,
    <Table
      virtual
      rowKey="id"
      size="small"
      columns={antdColumns}
      dataSource={records(size)}
      pagination={false}
      scroll={SCROLL}
    />,
  );
