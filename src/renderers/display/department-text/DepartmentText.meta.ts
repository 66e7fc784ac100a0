import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const IdSchema = Type.String({ maxLength: 200 });

export const departmentTextMeta = defineMeta({
  type: 'department-text',
  version: 1,
  family: 'display',
  title: { zhCN: '部门名称', enUS: 'Department name' },
  description: {
    zhCN: '把部门编号显示为名称或完整路径；选项缺省为全部部门',
    enUS: 'The name or whole path of a department by its id. Without options: all departments',
  },
  icon: 'apartment',
  props: {
    value: prop.bindable(Type.Union([IdSchema, Type.Array(IdSchema, { maxItems: 100 })]), {
      zhCN: '部门编号',
      enUS: 'Id of the department',
    }),
    path: prop.static(Type.Boolean(), { zhCN: '显示完整路径', enUS: 'Show the whole path' }, false),
    options: prop.options({ zhCN: '部门', enUS: 'Departments' }, { selector: 'department' }),
  },
  halfOnPhone: true,
  budget: 2,
});
