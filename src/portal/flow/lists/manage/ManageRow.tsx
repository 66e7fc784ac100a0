import type { FlowRow } from '../../../../schemas/wire/flowLists.ts';
import type { FlowList } from '../FlowList.ts';

export function ManageRow({ list: _list, row: _row }: { list: FlowList; row: FlowRow }) {
  return null;
}
