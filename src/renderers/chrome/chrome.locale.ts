import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const chromeLocale = defineLocale(
  'renderer.chrome',
  {
    placeholder: '此处内容暂时无法显示',
    loading: '加载中',
    retry: '重试',
    reload: '刷新页面',
  },
  {
    placeholder: 'This part cannot be shown',
    loading: 'Loading',
    retry: 'Try again',
    reload: 'Reload the page',
  },
);
