import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { emptyText, sourceProp, textProps, viewMeta } from '../shared/view.meta.ts';

export const kanbanMeta = defineMeta({
  ...viewMeta,
  type: 'kanban',
  version: 1,
  title: { zhCN: '看板', enUS: 'Board' },
  description: {
    zhCN: '按选项把记录分列，可在列间拖动',
    enUS: 'Records in columns by an option; dragged from one to another',
  },
  icon: 'project',
  events: {
    ...viewMeta.events,
    refused: { title: { zhCN: '拖动未被接受', enUS: 'A move is refused' } },
  },
  budget: 20,
  props: {
    source: sourceProp,
    groupBy: { ...prop.member({ zhCN: '分列字段', enUS: 'Columns by' }), required: true },
    options: prop.options({ zhCN: '列（默认取字段的选项）', enUS: 'Columns, if not those of the field' }),
    ...textProps,
    noneText: prop.text({ zhCN: '“没有值”一列的标题', enUS: 'Title of the column without a value' }),
    limit: prop.static(
      Type.Integer({ minimum: 10, maximum: 1000 }),
      { zhCN: '最多记录数', enUS: 'Most records' },
      500,
    ),
    emptyText,
  },
  fixtures: [
    {
      title: { zhCN: '请假审批', enUS: 'Leave requests' },
      node: {
        type: 'kanban',
        id: 'leaves',
        props: {
          source: 'leaves',
          groupBy: 'status',
          options: [
            { value: 'pending', label: { zhCN: '待审批', enUS: 'Pending' }, tone: 'processing' },
            { value: 'approved', label: { zhCN: '已批准', enUS: 'Approved' }, tone: 'success' },
            { value: 'rejected', label: { zhCN: '已驳回', enUS: 'Rejected' }, tone: 'error' },
          ],
          title: '{{ item.no }}',
          description: { zhCN: '{{ item.days }} 天', enUS: '{{ item.days }} days' },
          extra: '{{ item.startOn }}',
        },
      },
      data: {
        leaves: [
          { id: '1', no: '2023010101', status: 'pending', days: 3, startOn: '2025-03-03' },
          { id: '2', no: '2023010102', status: 'pending', days: 1, startOn: '2025-03-05' },
          { id: '3', no: '2023010103', status: 'approved', days: 2, startOn: '2025-03-06' },
          { id: '4', no: '2023010104', status: null, days: 2, startOn: '2025-03-07' },
        ],
      },
    },
    {
      title: { zhCN: '列来自记录的值', enUS: 'Columns by the values themselves' },
      node: {
        type: 'kanban',
        id: 'rooms',
        props: { source: 'rooms', groupBy: 'floor', title: '{{ item.room }}' },
      },
      data: {
        rooms: [
          { room: '101', floor: 1 },
          { room: '201', floor: 2 },
        ],
      },
    },
    {
      title: { zhCN: '没有记录', enUS: 'No records' },
      node: {
        type: 'kanban',
        id: 'none',
        props: { source: 'none', groupBy: 'status', title: '{{ item.name }}' },
      },
      data: { none: [] },
    },
  ],
});
