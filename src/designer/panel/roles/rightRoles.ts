import { ModuleGrantSchema } from '../../../schemas/documents/form.ts';
import { MenuSchema } from '../../../schemas/documents/system.ts';
import { member, propsOf } from '../../settings/propsOf.ts';

export const grantProps = propsOf(ModuleGrantSchema, {
  roles: member('角色', 'Roles', { names: 'role' }),
  actions: member('允许的操作', 'What they may do'),
  rows: member('可见的记录', 'Which records'),
  read: member('可读字段', 'Fields to read'),
  write: member('可写字段', 'Fields to write'),
});

export const menuProps = propsOf(MenuSchema.$defs.Menu, {
  name: member('名称', 'Name'),
  icon: member('图标', 'Icon'),
  type: member('打开', 'Opens'),
  app: member('页面', 'Page', { when: { type: ['app'] } }),
  menuPath: member('门户地址', 'Address in the portal', { when: { type: ['plugin'] } }),
  url: member('网址', 'Address', { when: { type: ['url'] } }),
  defaultParams: member('默认参数', 'Parameters', { group: 'behaviour' }),
  defaultParamsInterface: member('取参数的接口', 'Interface of parameters', { group: 'behaviour' }),
  badge: member('角标', 'Badge', { group: 'look' }),
  hidden: member('不在菜单中显示', 'Hidden in the menu', { fallback: false }),
  showCondition: member('显示条件', 'Shown where'),
  grants: member('可见的角色', 'Roles that see it'),
});
