import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const workLocale = defineLocale(
  'portal.work',
  {
    stop: '停止',
    close: '关闭',
    retryFailed: '重试失败的 {{count}} 项',
    bulkSummary: '成功 {{done}} 项，失败 {{failed}} 项',
    waiting: '等待',
    running: '处理中',
    done: '成功',
    failed: '失败',
    skipped: '已跳过',
  },
  {
    stop: 'Stop',
    close: 'Close',
    retryFailed: 'Try the {{count}} failed again',
    bulkSummary: '{{done}} done, {{failed}} failed',
    waiting: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    skipped: 'Skipped',
  },
);
