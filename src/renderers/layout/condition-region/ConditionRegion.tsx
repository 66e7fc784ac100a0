import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { conditionRegionMeta } from './ConditionRegion.meta.ts';

/** Several nodes under one rule. The rule is the node's own `visible`, so that nothing is left to decide here. */
export default function ConditionRegion({ children }: RendererProps<typeof conditionRegionMeta>) {
  const { token } = theme.useToken();
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </div>
  );
}
