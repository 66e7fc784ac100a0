import type { DesignView } from '../designView.ts';
import { lazyView } from '../lazyView.tsx';

/** What a flow is tried with while it is designed: who is asked, who sees which field, a run for everybody, one by hand. */
export const flowTrialViews: readonly DesignView[] = [
  {
    name: 'people',
    title: { zhCN: '办理人', enUS: 'People' },
    View: lazyView(async () => (await import('./people/PeopleView.tsx')).PeopleView),
  },
  {
    name: 'rights',
    title: { zhCN: '字段权限', enUS: 'Rights' },
    View: lazyView(async () => (await import('./rights/FlowRightsView.tsx')).FlowRightsView),
  },
  {
    name: 'dryRun',
    title: { zhCN: '试运行', enUS: 'Dry run' },
    View: lazyView(async () => (await import('./trial/DryRunView.tsx')).DryRunView),
  },
  {
    name: 'simulation',
    title: { zhCN: '模拟', enUS: 'Simulate' },
    View: lazyView(async () => (await import('./trial/SimulationView.tsx')).SimulationView),
  },
];
