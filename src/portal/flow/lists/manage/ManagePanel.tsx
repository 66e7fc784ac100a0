import type { FlowList } from '../FlowList.ts';

export function ManagePanel({ list: _list }: { list: FlowList }) {
  return null;
}
