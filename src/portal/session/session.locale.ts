import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const sessionLocale = defineLocale(
  'portal.session',
  {
    changedElsewhere: '登录身份或角色已在另一个窗口中改变',
    stillHere:
      '本页仍以“{{name}}”的身份打开，提交也以该身份进行。重新载入后按新的身份打开，未保存的内容会丢失。',
  },
  {
    changedElsewhere: 'Who you act as was changed in another window',
    stillHere:
      'This page is still open as {{name}}, and sends as that. Loading it anew opens it as who you are now; what is not saved is lost.',
  },
);
