import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const scanLocale = defineLocale(
  'portal.scan',
  {
    title: '扫码登录',
    ask: '确认登录',
    hint: '将以“{{name}}”的身份，在显示二维码的电脑上登录 {{product}}',
    warn: '如非本人操作，请取消。请勿扫描他人发来的二维码。',
    confirm: '确认登录',
    cancel: '取消',
    confirmed: '登录成功',
    confirmedHint: '请回到电脑上继续操作',
    cancelled: '已取消登录',
    failed: '无法登录',
    noTicket: '链接中没有有效的二维码信息，请重新扫描',
    home: '返回首页',
  },
  {
    title: 'Log in by scanning',
    ask: 'Log in there?',
    hint: 'The computer that shows the code will be logged in to {{product}} as {{name}}',
    warn: 'Cancel if that is not you. Never scan a code that somebody sent you.',
    confirm: 'Log in',
    cancel: 'Cancel',
    confirmed: 'Logged in',
    confirmedHint: 'Go on at the computer',
    cancelled: 'Cancelled',
    failed: 'Cannot log in',
    noTicket: 'The link holds no valid code. Scan it again.',
    home: 'Home',
  },
);
