import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { tabMeta } from './Tab.meta.ts';

/** One page of tabs; its title is drawn by what stands around it. */
export default function Tab({ children }: RendererProps<typeof tabMeta>) {
  const { token } = theme.useToken();
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </div>
  );
}
