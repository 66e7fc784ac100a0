import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { resultMeta } from './Result.meta.ts';

const icons = {
  success: 'check-circle',
  info: 'info-circle',
  warning: 'exclamation-circle',
  error: 'close-circle',
} as const;

/** The end of a procedure. What has just happened is told to screen readers at once. */
export default function Result(widget: RendererProps<typeof resultMeta>) {
  const { token } = theme.useToken();
  const { Icon } = useRoot().platform.chrome;
  const { status, description } = widget.props;
  const title = widget.props.title || widget.title;
  const action = widget.slot('action');
  const colours = {
    success: token.colorSuccess,
    info: token.colorInfo,
    warning: token.colorWarning,
    error: token.colorError,
  };
  return (
    <div
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: token.marginSM,
        padding: `${token.paddingXL}px ${token.padding}px`,
        textAlign: 'center',
        overflowWrap: 'anywhere',
      }}
    >
      <span aria-hidden style={{ fontSize: 56, lineHeight: 1, color: colours[status] }}>
        <Icon name={icons[status]} />
      </span>
      <div role="status" style={{ display: 'grid', gap: token.marginXXS, maxWidth: '100%' }}>
        <span
          style={{
            fontSize: token.fontSizeHeading4,
            lineHeight: token.lineHeightHeading4,
            fontWeight: token.fontWeightStrong,
            color: token.colorTextHeading,
          }}
        >
          {title}
        </span>
        {description && <span style={{ color: token.colorTextSecondary }}>{description}</span>}
      </div>
      {widget.children && <div style={{ width: '100%', maxWidth: 560 }}>{widget.children}</div>}
      {action && (
        <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: token.marginXS }}>
          {action}
        </div>
      )}
    </div>
  );
}
