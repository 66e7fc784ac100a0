import { Button as AntdButton } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useRunning } from '../shared/useRunning.ts';
import type { buttonMeta } from './Button.meta.ts';

/** While its chain runs it shows so and takes no second click, so that nothing is sent twice. */
export default function Button(widget: RendererProps<typeof buttonMeta>) {
  const { props, enabled, title } = widget;
  const { Icon } = useRoot().platform.chrome;
  const { running, start } = useRunning(() => widget.emit('click'));
  const text = props.text || (props.icon === undefined ? title : '');
  return (
    <AntdButton
      type={props.type}
      // Without a size of its own it takes the one around: rows of a list draw small ones.
      {...(props.size === undefined ? {} : { size: props.size })}
      danger={props.danger}
      block={props.block}
      disabled={!enabled}
      loading={running}
      onClick={start}
      {...(props.icon === undefined ? {} : { icon: <Icon name={props.icon} /> })}
      {...(text || !title ? {} : { 'aria-label': title, title })}
    >
      {text || null}
    </AntdButton>
  );
}
