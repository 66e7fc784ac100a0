import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const pagesLocale = defineLocale(
  'portal.pages',
  {
    code404: '页面不存在',
    text404: '地址可能有误，或页面已被移除。',
    back: '返回',
    home: '回到首页',
    retry: '重试',
    unpublished: '抱歉，你访问的应用暂未发布',
    resourceId: '{{kind}}ID：{{id}}',
    failed: '页面加载失败',
    notDrawable: '无法打开此类资源',
    interface: '接口 · {{name}}',
    newInterface: '新建接口',
    role: '角色 · {{name}}',
  },
  {
    code404: 'Page not found',
    text404: 'The address may be wrong, or the page has been removed.',
    back: 'Back',
    home: 'Go to home',
    retry: 'Try again',
    unpublished: 'Sorry, the application you are visiting has not been published',
    resourceId: '{{kind}} ID: {{id}}',
    failed: 'The page could not be loaded',
    notDrawable: 'This kind of resource cannot be opened',
    interface: 'Interface · {{name}}',
    newInterface: 'New interface',
    role: 'Role · {{name}}',
  },
);
