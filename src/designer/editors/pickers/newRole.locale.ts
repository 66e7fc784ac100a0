import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const newRoleLocale = defineLocale(
  'designer.editors.newRole',
  {
    newRole: '新建角色',
    nameZh: '角色名称',
    nameEn: '英文名称（可不填）',
    code: '角色编码',
    codeHelp: '以字母开头，可含字母、数字、_ 和 -，最多 64 个字符',
    codeTaken: '已有这个编码的角色',
    save: '保存',
    cancel: '取消',
    roleAdded: '已新建角色“{{name}}”',
    roleFailed: '没有新建：{{why}}',
    rolesFailed: '没有取到角色，请稍后再试',
  },
  {
    newRole: 'New role',
    nameZh: 'Name of the role',
    nameEn: 'Name in English (optional)',
    code: 'Code of the role',
    codeHelp: 'Begins with a letter and holds letters, digits, _ and -, at most 64',
    codeTaken: 'There is a role of this code',
    save: 'Save',
    cancel: 'Cancel',
    roleAdded: 'The role “{{name}}” is made',
    roleFailed: 'Not made: {{why}}',
    rolesFailed: 'The roles did not come; try again later',
  },
);
