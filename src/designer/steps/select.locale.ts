import { defineLocale } from '../../runtime/locale/defineLocale.ts';

/** Choosing what a step calls or writes to. */
export const selectLocale = defineLocale(
  'designer.steps.select',
  {
    callHint: '搜索要调用的接口或模块',
    moduleHint: '搜索模块',
    loading: '正在读取可以选择的内容…',
    none: '没有符合的已发布接口或模块',
    retry: '重试',
    interfaces: '接口',
    modules: '模块',
    list: '列表',
    detail: '详情',
    count: '计数',
    writes: '写入数据',
  },
  {
    callHint: 'Search an interface or a module',
    moduleHint: 'Search a module',
    loading: 'What can be chosen is being read …',
    none: 'No published interface or module fits',
    retry: 'Try again',
    interfaces: 'Interfaces',
    modules: 'Modules',
    list: 'List',
    detail: 'Detail',
    count: 'Count',
    writes: 'writes',
  },
);
