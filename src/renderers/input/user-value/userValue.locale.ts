import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const userValueLocale = defineLocale(
  'renderer.user-value',
  { userList: '人员', deptList: '部门', privilegeList: '角色', partOf: '{{title}}：{{part}}' },
  { userList: 'People', deptList: 'Departments', privilegeList: 'Roles', partOf: '{{title}}: {{part}}' },
);
