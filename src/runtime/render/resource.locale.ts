import { defineLocale } from '../locale/defineLocale.ts';

/** The not-published text is the specification's, section 2. */
export const resourceLocale = defineLocale(
  'runtime.resource',
  {
    unpublished: '抱歉，你访问的应用暂未发布',
    resourceId: '{{kind}}ID：{{id}}',
    app: '页面应用',
    mgr: '管理端组件',
    failed: '页面加载失败',
    noWidget: '没有组件可以显示此类文档',
  },
  {
    unpublished: 'Sorry, the application you are visiting has not been published',
    resourceId: '{{kind}} ID: {{id}}',
    app: 'Page application',
    mgr: 'Management component',
    failed: 'The page could not be loaded',
    noWidget: 'No widget can show documents of this kind',
  },
);
