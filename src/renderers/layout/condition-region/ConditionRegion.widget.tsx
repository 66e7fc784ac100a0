import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { conditionRegionMeta } from './ConditionRegion.meta.ts';
import { Stack } from '../../shared/stack/Stack.tsx';

/** Several nodes under one rule. The rule is the node's own `visible`, so that nothing is left to decide here. */
export default function ConditionRegion({ children }: RendererProps<typeof conditionRegionMeta>) {
  return <Stack>{children}</Stack>;
}
