import { Divider as AntdDivider, theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { dividerMeta } from './Divider.meta.ts';

export default function Divider({ props }: RendererProps<typeof dividerMeta>) {
  const { token } = theme.useToken();
  return (
    <AntdDivider
      plain
      dashed={props.dashed}
      orientation="left"
      orientationMargin={0}
      style={{ margin: `${token.marginXS}px 0`, color: token.colorTextSecondary }}
    >
      {props.text || null}
    </AntdDivider>
  );
}
