import { Space } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { actionGroupMeta } from './ActionGroup.meta.ts';

/** Joins the buttons that stand in it; named as one group where the node has a title. */
export default function ActionGroup({ props, title, children }: RendererProps<typeof actionGroupMeta>) {
  return (
    <Space.Compact
      role="group"
      {...(title ? { 'aria-label': title } : {})}
      direction={props.direction === 'row' ? 'horizontal' : 'vertical'}
      size={props.size}
      style={{ maxWidth: '100%' }}
    >
      {children}
    </Space.Compact>
  );
}
