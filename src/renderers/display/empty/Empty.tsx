import { Empty as AntdEmpty, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { emptyLocale } from './empty.locale.ts';
import type { emptyMeta } from './empty.meta.ts';

export default function Empty(widget: RendererProps<typeof emptyMeta>) {
  const { token } = theme.useToken();
  const text = useText(emptyLocale);
  return (
    <AntdEmpty
      image={<span aria-hidden>{AntdEmpty.PRESENTED_IMAGE_SIMPLE}</span>}
      description={
        <span style={{ color: token.colorTextSecondary }}>{widget.props.description || text('empty')}</span>
      }
      style={{ margin: 0, padding: `${token.paddingLG}px 0` }}
    >
      {widget.slot('action')}
    </AntdEmpty>
  );
}
