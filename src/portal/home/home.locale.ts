import { defineLocale } from '../../runtime/locale/defineLocale.ts';

/** The empty text and that of a person without a role are fixed: others know them by their words. */
export const homeLocale = defineLocale(
  'portal.home',
  {
    title: '首页',
    greeting: '{{name}}，你好',
    lead: '选择一个系统开始工作',
    search: '搜索系统',
    initialPassword: '正在使用首次启动时给出的初始密码，请尽快修改。',
    changePassword: '修改密码',
    empty: '您还没有发布系统应用，请先到管理端发布系统应用！',
    noRole: '当前用户没有角色信息',
    nothingFound: '没有找到与“{{keyword}}”相符的系统',
    failed: '系统列表加载失败',
    loading: '正在加载系统',
  },
  {
    title: 'Home',
    greeting: 'Hello, {{name}}',
    lead: 'Choose a system to begin',
    search: 'Search systems',
    initialPassword: 'You still have the password that was given at the first start: change it soon.',
    changePassword: 'Change password',
    empty: 'No system application has been published yet. Publish one on the management side first.',
    noRole: 'The current user has no role information',
    nothingFound: 'No system matches “{{keyword}}”',
    failed: 'The systems could not be loaded',
    loading: 'Loading systems',
  },
);
