import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

/** What is said of a record that does not come. */
export const recordLocale = defineLocale(
  'renderer.record',
  {
    failed: '记录加载失败',
    goneTitle: '该记录不存在',
    gone: '它可能已被删除，或您无权查看。',
  },
  {
    failed: 'The record could not be loaded',
    goneTitle: 'There is no such record',
    gone: 'It may have been deleted, or you may not see it.',
  },
);
