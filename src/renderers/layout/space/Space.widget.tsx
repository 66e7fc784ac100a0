import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { spaceMeta } from './Space.meta.ts';

export default function Space({ props, children }: RendererProps<typeof spaceMeta>) {
  const { token } = theme.useToken();
  const gap = { small: token.marginXS, middle: token.margin, large: token.marginLG }[props.size];
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }}>{children}</div>;
}
