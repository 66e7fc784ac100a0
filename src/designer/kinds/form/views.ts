import type { DesignView } from '../designView.ts';
import { lazyView } from '../lazyView.tsx';

/** What a form is beside its canvas: the table of its fields, what holds of them, who may do what, how it is stored. */
export const formViews: readonly DesignView[] = [
  {
    name: 'fields',
    title: { zhCN: '字段', enUS: 'Fields' },
    View: lazyView(async () => (await import('./fields/FieldsView.tsx')).FieldsView),
  },
  {
    name: 'rules',
    title: { zhCN: '规则', enUS: 'Rules' },
    View: lazyView(async () => (await import('./rules/RulesView.tsx')).RulesView),
  },
  {
    name: 'rights',
    title: { zhCN: '权限', enUS: 'Rights' },
    View: lazyView(async () => (await import('./rights/RightsView.tsx')).RightsView),
  },
  {
    name: 'indexes',
    title: { zhCN: '索引', enUS: 'Indexes' },
    View: lazyView(async () => (await import('./indexes/IndexesView.tsx')).IndexesView),
  },
  {
    name: 'data',
    title: { zhCN: '数据', enUS: 'Data' },
    View: lazyView(async () => (await import('./data/DataView.tsx')).DataView),
  },
];
