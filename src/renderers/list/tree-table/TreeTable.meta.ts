import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { actionsProp, emptyText, sourceProp, viewMeta } from '../shared/view.meta.ts';

const units = [
  { id: '1', code: 'u', name: '东湖大学', parent: null, staff: 3 },
  { id: '2', code: 'cs', name: '计算机学院', parent: 'u', staff: 96 },
  { id: '3', code: 'se', name: '软件工程系', parent: 'cs', staff: 41 },
  { id: '4', code: 'law', name: '法学院', parent: 'u', staff: 52 },
];

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
  fixtures: [
    {
      title: { zhCN: '组织机构', enUS: 'Units' },
      node: {
        type: 'tree-table',
        id: 'units',
        title: { zhCN: '组织机构', enUS: 'Units' },
        props: { source: 'units', parent: 'parent', keyBy: 'code', fields: ['name', 'code', 'staff'] },
      },
      data: { units },
    },
    {
      title: { zhCN: '没有记录', enUS: 'No records' },
      node: { type: 'tree-table', id: 'none', props: { source: 'none', parent: 'parent', fields: ['name'] } },
      data: { none: [] },
    },
  ],
});
