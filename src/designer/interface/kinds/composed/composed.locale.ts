import { defineLocale } from '../../../../runtime/locale/defineLocale.ts';

/** Steps are added by what they call. */
export const composedLocale = defineLocale(
  'designer.interface.composed',
  {
    addStep: '添加步骤',
    hint: '添加步骤：搜索要调用的接口或表单',
    loading: '正在读取可以调用的接口和表单…',
    none: '没有符合的已发布接口或表单',
    retry: '重试',
    interfaces: '接口',
    forms: '表单',
    list: '列表',
    detail: '详情',
    count: '计数',
  },
  {
    addStep: 'Add a step',
    hint: 'Add a step: search what it calls',
    loading: 'Interfaces and forms are being read …',
    none: 'No published interface or form fits',
    retry: 'Try again',
    interfaces: 'Interfaces',
    forms: 'Forms',
    list: 'List',
    detail: 'Detail',
    count: 'Count',
  },
);
