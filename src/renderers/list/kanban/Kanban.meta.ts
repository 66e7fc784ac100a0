import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

export const kanbanMeta = defineMeta({
  type: 'kanban',
  version: 1,
  family: 'list',
  title: { zhCN: '看板', enUS: 'Board' },
  description: {
    zhCN: '按选项把记录分列，可在列间拖动',
    enUS: 'Records in columns by an option; dragged from one to another',
  },
  icon: 'project',
  budget: 20,
  listView: true,
  provides: { item: { type: 'record', each: 'source', title: { zhCN: '当前记录', enUS: 'The record' } } },
  events: { click: { title: { zhCN: '点击卡片', enUS: 'A card is clicked' } } },
  props: {
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    groupBy: prop.member({ zhCN: '分列字段', enUS: 'Columns by' }),
    options: prop.options({ zhCN: '列（默认取字段的选项）', enUS: 'Columns, if not those of the field' }),
    title: prop.template({ zhCN: '标题', enUS: 'Title' }, TextSchema),
    description: prop.template({ zhCN: '说明', enUS: 'Description' }, TextSchema),
    extra: prop.template({ zhCN: '右侧文字', enUS: 'Text at the right' }, TextSchema),
    noneText: prop.text({ zhCN: '“没有值”一列的标题', enUS: 'Title of the column without a value' }),
    limit: prop.static(
      Type.Integer({ minimum: 10, maximum: 1000 }),
      { zhCN: '最多记录数', enUS: 'Most records' },
      500,
    ),
    emptyText: prop.text({ zhCN: '没有数据时的文字', enUS: 'Text without data' }),
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
