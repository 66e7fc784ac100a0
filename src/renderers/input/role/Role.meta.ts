import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const roleMeta = defineMeta({
  type: 'role',
  version: 1,
  family: 'input',
  title: { zhCN: '角色', enUS: 'Roles' },
  description: {
    zhCN: '选择若干角色，值为角色编号；选项缺省为全部角色',
    enUS: 'Several roles; the value is their ids. Without options: all roles',
  },
  icon: 'safety',
  budget: 3,
  props: { options: prop.options(options.title, { selector: 'role' }), placeholder, allowClear },
  events: changeEvent,
  field: {
    ...severalChoices,
    span: 12,
    width: 180,
  },
});
