import { theme } from 'antd';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/** One line where something could not be loaded. */
export function MediaFailure({ text }: { text: string }) {
  const { token } = theme.useToken();
  const { Icon } = useRoot().platform.chrome;
  return (
    <div
      role="status"
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: token.marginXS,
        padding: token.padding,
        color: token.colorTextSecondary,
        background: token.colorFillQuaternary,
        borderRadius: token.borderRadius,
        overflowWrap: 'anywhere',
      }}
    >
      <Icon name="exclamation-circle" />
      {text}
    </div>
  );
}
