import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const startLocale = defineLocale(
  'portal.start',
  {
    title: '暂时无法连接服务器，请稍后重试',
    retry: '重新加载',
    loading: '正在加载',
    late: '页面还没有打开，可以继续等待或重新加载',
    illegalLink: '链接参数不合法',
    linkExpired: '该链接已失效',
    shareExpired: '分享链接已失效',
    configFailed: '获取配置失败',
  },
  {
    title: 'The server cannot be reached right now. Try again in a moment.',
    retry: 'Load again',
    loading: 'Loading',
    late: 'The page has not opened yet. Wait on, or load it again.',
    illegalLink: 'The link parameters are not legal.',
    linkExpired: 'This link has expired',
    shareExpired: 'The share link has expired',
    configFailed: 'Failed to get config',
  },
);
