import { Button } from 'antd';
import { useContext } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { GridButton } from '../../shared/gridButton/GridButton.tsx';
import { InGrid } from '../../shared/gridButton/InGrid.ts';
import type { linkActionMeta } from './LinkAction.meta.ts';

/** Where the address is refused or the widget disabled, a button that cannot be pressed: nothing leads nowhere. */
export default function LinkAction({ props, enabled, title }: RendererProps<typeof linkActionMeta>) {
  const { Icon } = useRoot().platform.chrome;
  const inGrid = useContext(InGrid);
  const anchor = useAnchor()(props.url, props.blank);
  const { type, block } = props;
  const icon = props.icon === undefined ? {} : { icon: <Icon name={props.icon} /> };
  const text = props.text || title || props.url;
  const leads = enabled && anchor !== undefined;
  if (inGrid && !block && (type === 'link' || type === 'text')) {
    return (
      <GridButton kind={type} {...icon} {...(leads ? { anchor } : { disabled: true })}>
        {text}
      </GridButton>
    );
  }
  return (
    <Button type={type} block={block} {...icon} {...(leads ? anchor : { disabled: true })}>
      {text}
    </Button>
  );
}
