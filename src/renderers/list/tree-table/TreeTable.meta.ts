import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { actionsProp, emptyText, sourceProp, viewMeta } from '../shared/view.meta.ts';

export const treeTableMeta = defineMeta({
  ...viewMeta,
  type: 'tree-table',
  version: 1,
  title: { zhCN: '树形表格', enUS: 'Tree table' },
  description: {
    zhCN: '按上级字段分层显示记录，可逐级展开',
    enUS: 'Records below the one that they name as their parent, to be opened level by level',
  },
  icon: 'apartment',
  budget: 6,
  props: {
    source: sourceProp,
    parent: prop.member({ zhCN: '上级字段', enUS: 'Parent' }),
    keyBy: prop.member({
      zhCN: '上级字段所指的字段（默认为 ID）',
      enUS: 'What the parent names, if not the id',
    }),
    fields: prop.members({ zhCN: '显示的字段', enUS: 'Fields' }),
    openLevels: prop.static(
      Type.Integer({ minimum: 0, maximum: 20 }),
      { zhCN: '默认展开的层数', enUS: 'Levels that are open at first' },
      1,
    ),
    limit: prop.static(
      Type.Integer({ minimum: 10, maximum: 1000 }),
      { zhCN: '最多记录数', enUS: 'Most records' },
      1000,
    ),
    actions: actionsProp(true),
    emptyText,
  },
});
