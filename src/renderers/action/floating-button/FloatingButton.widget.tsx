import { Button, theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useRunning } from '../shared/useRunning.ts';
import type { floatingButtonMeta } from './FloatingButton.meta.ts';

/** Stays in its corner while the page scrolls; clear of the rounded corners and bars of phones. */
export default function FloatingButton(widget: RendererProps<typeof floatingButtonMeta>) {
  const { token } = theme.useToken();
  const { Icon } = useRoot().platform.chrome;
  const { running, start } = useRunning(() => widget.emit('click'));
  const { text, icon, type, labelled, offset } = widget.props;
  const name = text || widget.title;
  return (
    <Button
      type={type}
      shape={labelled && name ? 'round' : 'circle'}
      size="large"
      loading={running}
      disabled={!widget.enabled}
      icon={<Icon name={icon} />}
      onClick={start}
      {...(labelled ? {} : { 'aria-label': name, title: name })}
      style={{
        position: 'fixed',
        insetInlineEnd: `calc(${token.marginLG}px + env(safe-area-inset-right))`,
        bottom: `calc(${offset}px + env(safe-area-inset-bottom))`,
        zIndex: 99,
        boxShadow: token.boxShadowSecondary,
      }}
    >
      {labelled ? name : null}
    </Button>
  );
}
