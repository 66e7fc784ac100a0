import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { emptyLocale } from './Empty.locale.ts';
import type { emptyMeta } from './Empty.meta.ts';

export default function Empty(widget: RendererProps<typeof emptyMeta>) {
  const { token } = theme.useToken();
  const text = useText(emptyLocale);
  const { Icon } = useRoot().platform.chrome;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: token.marginXS,
        padding: `${token.paddingLG}px ${token.padding}px`,
        textAlign: 'center',
        color: token.colorTextSecondary,
      }}
    >
      <span style={{ fontSize: token.sizeXL, lineHeight: 1, color: token.colorTextQuaternary }}>
        <Icon name="inbox" />
      </span>
      <span>{widget.props.description || widget.title || text('empty')}</span>
      {widget.slot('action')}
    </div>
  );
}
