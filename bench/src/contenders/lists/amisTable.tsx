import { mountAmis } from '../shared/amis.tsx';
import { amisColumns } from './amisColumns.ts';
import { records } from './records.ts';

export const selector = '.cxd-Table-table tbody > tr';

export const mount = (host: HTMLElement, size: number) =>
  mountAmis(host, { type: 'table', columns: amisColumns, data: { items: records(size) } });
