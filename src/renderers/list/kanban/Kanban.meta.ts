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
});
