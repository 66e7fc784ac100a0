import { Button } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { linkActionMeta } from './LinkAction.meta.ts';

/** Where the address is refused or the widget disabled, a button that cannot be pressed: nothing leads nowhere. */
export default function LinkAction({ props, enabled, title }: RendererProps<typeof linkActionMeta>) {
  const { Icon } = useRoot().platform.chrome;
  const anchor = useAnchor()(props.url, props.blank);
  const icon = props.icon === undefined ? {} : { icon: <Icon name={props.icon} /> };
  const looks = { type: props.type, block: props.block, ...icon };
  const text = props.text || title || props.url;
  if (!enabled || !anchor) {
    return (
      <Button {...looks} disabled>
        {text}
      </Button>
    );
  }
  return (
    <Button {...looks} {...anchor}>
      {text}
    </Button>
  );
}
