import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { panelMeta } from './Panel.meta.ts';

/** One part of a collapse; its title is drawn by what stands around it. */
export default function Panel({ children }: RendererProps<typeof panelMeta>) {
  const { token } = theme.useToken();
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </div>
  );
}
