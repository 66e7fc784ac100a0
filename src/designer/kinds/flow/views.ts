import type { DesignView } from '../designView.ts';
import { lazyView } from '../lazyView.tsx';

/** The views of a flow: its steps as a tree, from the start to the end. */
export const flowViews: readonly DesignView[] = [
  {
    name: 'steps',
    title: { zhCN: '流程', enUS: 'Flow' },
    View: lazyView(async () => (await import('./tree/FlowView.tsx')).FlowView),
  },
];
