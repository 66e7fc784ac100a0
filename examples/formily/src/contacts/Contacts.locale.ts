import { defineLocale } from 'atrium/src/runtime/locale/defineLocale.ts';

export const contactsLocale = defineLocale(
  'acme.contacts',
  { name: '姓名', phone: '电话', add: '添加联系人', remove: '删除', first: '置顶' },
  { name: 'Name', phone: 'Telephone', add: 'Add a contact', remove: 'Remove', first: 'First' },
);
