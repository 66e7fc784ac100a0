import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const refusalLocale = defineLocale(
  'portal.refusal',
  {
    title: '没有访问权限',
    role: '“{{name}}”未对“{{role}}”角色开放。',
    noRole: '“{{name}}”未对当前账号开放。',
    menu: '“{{address}}”不存在，或未对“{{role}}”角色开放，已回到首页。',
    menuNoRole: '“{{address}}”不存在，或未对当前账号开放，已回到首页。',
    otherRole: '请在右上角切换到有权限的角色；如仍需使用，请联系学校的系统管理员开通。',
    ask: '如需使用，请联系学校的系统管理员开通。',
  },
  {
    title: 'No access',
    role: '“{{name}}” is not open to the role “{{role}}”.',
    noRole: '“{{name}}” is not open to your account.',
    menu: '“{{address}}” does not exist, or is not open to the role “{{role}}”; you are back at the home page.',
    menuNoRole:
      '“{{address}}” does not exist, or is not open to your account; you are back at the home page.',
    otherRole:
      'Switch to a role that may use it at the top right, or ask your school’s administrator for access.',
    ask: 'If you need it, ask your school’s administrator for access.',
  },
);
