import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneChoice } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const departmentMeta = defineMeta({
  type: 'department',
  version: 1,
  family: 'input',
  title: { zhCN: '部门', enUS: 'Department' },
  description: {
    zhCN: '从部门树中选一个，值为部门编号；选项缺省为全部部门',
    enUS: 'One of the tree of departments; its value is the id. Without options: all departments',
  },
  icon: 'apartment',
  budget: 4,
  props: { options: prop.options(options.title, { selector: 'department' }), placeholder, allowClear },
  events: changeEvent,
  field: {
    ...oneChoice,
    span: 8,
    width: 160,
  },
});
