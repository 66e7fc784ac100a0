import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const recordLocale = defineLocale(
  'designer.recordTest',
  {
    record: '录制测试',
    title: '标题',
    titlePlaceholder: '例如：病假三天以上须填就诊医院',
    looking: '正在读取页面…',
    hint: '以下内容以后都应保持这样。已选出随填写变化的和算出的结果，可增减；取决于数据源的内容不在其中。',
    keep: '保存测试',
    cancel: '取消',
    kept: '测试已保存到工作稿',
    notJudged: '此浏览器不能运行测试，请在设计器的“测试”中新增',
    notKept: '测试没有保存：{{why}}',
    conflict: '他人正在修改同一处，请稍后重试',
  },
  {
    record: 'Record a test',
    title: 'Title',
    titlePlaceholder: 'E.g. sick leave of more than three days needs the hospital',
    looking: 'Reading the page…',
    hint: 'This is expected from now on. What follows what was filled in, and what is computed, is chosen; add or remove as you like. What hangs on a source is not among it.',
    keep: 'Keep the test',
    cancel: 'Cancel',
    kept: 'The test is in the working document',
    notJudged: 'This browser cannot run tests; add one under “Tests” in the designer',
    notKept: 'The test was not kept: {{why}}',
    conflict: 'Somebody else is changing the same place; try again in a moment',
  },
);
