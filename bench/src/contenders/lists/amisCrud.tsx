import { mountAmis } from '../shared/amis.tsx';
import { amisColumns } from './amisColumns.ts';
import { records } from './records.ts';

export const selector = '.cxd-Table-table tbody > tr';

/** The list page of amis, all records on one page. */
export const mount = (host: HTMLElement, size: number) =>
  mountAmis(host, {
    type: 'page',
    data: { rows: records(size) },
    body: {
      type: 'crud',
      syncLocation: false,
      source: '${rows}',
      perPage: size,
      columns: amisColumns,
    },
  });
