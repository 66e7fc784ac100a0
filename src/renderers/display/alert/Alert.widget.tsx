import { Alert as AntdAlert } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { alertLocale } from './Alert.locale.ts';
import type { alertMeta } from './Alert.meta.ts';

const icons = {
  info: 'info-circle',
  success: 'check-circle',
  warning: 'exclamation-circle',
  error: 'close-circle',
};

export default function Alert({ props, title, description }: RendererProps<typeof alertMeta>) {
  const text = useText(alertLocale);
  const { Icon } = useRoot().platform.chrome;
  const more = props.description || description;
  return (
    <AntdAlert
      type={props.level}
      showIcon
      // A text without blanks, such as a secret, stays within a phone's width.
      style={WRAPS}
      icon={
        <span>
          <Icon name={icons[props.level]} />
        </span>
      }
      message={props.message || title || more}
      description={(props.message || title) && more ? more : undefined}
      closable={props.closable && { 'aria-label': text('close'), closeIcon: <Icon name="close" /> }}
    />
  );
}

const WRAPS = { overflowWrap: 'anywhere' } as const;
