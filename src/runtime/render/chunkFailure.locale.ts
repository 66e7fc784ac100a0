import { defineLocale } from '../locale/defineLocale.ts';

export const chunkFailureLocale = defineLocale(
  'runtime.chunkFailure',
  {
    partMissing: '页面的一部分加载失败',
    again: '重试',
    released: '平台已更新',
    releasedHint: '平台更新前的版本已无法继续加载，请刷新页面。未保存的内容请先记下。',
  },
  {
    partMissing: 'A part of the page could not be loaded',
    again: 'Try again',
    released: 'The platform has been updated',
    releasedHint: 'Parts of the release before are gone. Note down what is not saved, then reload the page.',
  },
);
