import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const linkQuestionLocale = defineLocale(
  'portal.linkQuestion',
  {
    title: '这个链接属于另一个人',
    people: '现在登录的是 {{now}}，链接属于 {{then}}。',
    leaves: '切换后，{{now}} 在这个浏览器中退出登录。',
    keep: '保持 {{now}}',
    switch: '切换为 {{then}}',
    cancel: '取消，回到首页',
  },
  {
    title: 'This link belongs to somebody else',
    people: '{{now}} is logged in, and the link belongs to {{then}}.',
    leaves: 'Switching logs {{now}} out in this browser.',
    keep: 'Stay {{now}}',
    switch: 'Switch to {{then}}',
    cancel: 'Cancel and go home',
  },
);
