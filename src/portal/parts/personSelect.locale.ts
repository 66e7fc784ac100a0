import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const personSelectLocale = defineLocale(
  'portal.personSelect',
  {
    hint: '输入姓名或账号搜索',
    noPeople: '没有找到',
    loading: '加载中',
    failed: '人员加载失败',
    more: '还有更多，请输入姓名或账号',
  },
  {
    hint: 'Search by name or account',
    noPeople: 'Nobody was found',
    loading: 'Loading',
    failed: 'People could not be loaded',
    more: 'There are more: type a name or an account',
  },
);
