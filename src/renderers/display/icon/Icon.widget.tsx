import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { iconMeta } from './Icon.meta.ts';

/** An unknown name keeps its place, so that what stands beside it does not move when the name is mended. */
export default function IconWidget({ props }: RendererProps<typeof iconMeta>) {
  const { token } = theme.useToken();
  const { Icon } = useRoot().platform.chrome;
  const colours = {
    default: token.colorText,
    secondary: token.colorTextSecondary,
    primary: token.colorPrimary,
    success: token.green7,
    warning: token.orange7,
    error: token.red7,
  };
  return (
    <span
      style={{
        display: 'inline-grid',
        placeItems: 'center',
        width: props.size,
        height: props.size,
        fontSize: props.size,
        lineHeight: 1,
        color: colours[props.tone],
      }}
    >
      {props.name !== undefined && (
        <Icon name={props.name} {...(props.label ? { label: props.label } : {})} />
      )}
    </span>
  );
}
