import type { ResourceKind } from './kinds.ts';
import type { LocalText } from './text.ts';

/** What a person calls each resource kind. */
export const kindTitles: Readonly<Record<ResourceKind, LocalText>> = {
  system: { zhCN: '系统应用', enUS: 'System application' },
  app: { zhCN: '页面应用', enUS: 'Page application' },
  appBi: { zhCN: '数据大屏', enUS: 'Data screen' },
  appMobile: { zhCN: '移动端页面', enUS: 'Mobile page' },
  bi: { zhCN: '可视化组件', enUS: 'Visual component' },
  control: { zhCN: '控件', enUS: 'Control' },
  mgr: { zhCN: '管理端组件', enUS: 'Management component' },
  mgrList: { zhCN: '管理列表', enUS: 'Management list' },
  mgrForm: { zhCN: '管理表单', enUS: 'Management form' },
  condition: { zhCN: '条件', enUS: 'Condition' },
  condition_mew: { zhCN: '条件', enUS: 'Condition' },
  form: { zhCN: '表单', enUS: 'Form' },
  flow: { zhCN: '审批流程', enUS: 'Approval flow' },
};
