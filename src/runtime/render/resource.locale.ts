import { defineLocale } from '../locale/defineLocale.ts';

/** The not-published text is fixed: others know it by its words. */
export const resourceLocale = defineLocale(
  'runtime.resource',
  {
    unpublished: '抱歉，你访问的应用暂未发布',
    resourceId: '{{kind}}ID：{{id}}',
    failed: '页面加载失败',
    noWidget: '此版本还不能显示此类资源',
  },
  {
    unpublished: 'Sorry, the application you are visiting has not been published',
    resourceId: '{{kind}} ID: {{id}}',
    failed: 'The page could not be loaded',
    noWidget: 'This release cannot show resources of this kind yet',
  },
);
