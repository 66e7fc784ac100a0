import { Table } from 'antd';
import { mountReact } from '../shared/mountReact.tsx';
import { antdColumns } from './antdColumns.tsx';
import { records } from './records.ts';

export const selector = '.ant-table-row';

export const mount = (host: HTMLElement, size: number) =>
  mountReact(
    host,
    <Table rowKey="id" size="small" columns={antdColumns} dataSource={records(size)} pagination={false} />,
  );
