import { Button as AntdButton } from 'antd';
import { useContext } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { GridButton } from '../../shared/gridButton/GridButton.tsx';
import { InGrid } from '../../shared/gridButton/InGrid.ts';
import { useRunning } from '../shared/useRunning.ts';
import type { buttonMeta } from './Button.meta.ts';

/** While its chain runs it shows so and takes no second click, so that nothing is sent twice. */
export default function Button(widget: RendererProps<typeof buttonMeta>) {
  const { props, enabled, title } = widget;
  const { type, size, danger, block } = props;
  const { Icon } = useRoot().platform.chrome;
  const inGrid = useContext(InGrid);
  const { running, start } = useRunning(() => widget.emit('click'));
  const text = props.text || (props.icon === undefined ? title : '');
  const icon = props.icon === undefined ? undefined : <Icon name={props.icon} />;
  const label = text ? undefined : title || undefined;
  if (inGrid && size === undefined && !block && (type === 'link' || type === 'text')) {
    const state = { danger, disabled: !enabled, running, icon, label };
    return (
      <GridButton kind={type} {...state} onClick={start}>
        {text || null}
      </GridButton>
    );
  }
  return (
    <AntdButton
      type={type}
      // Without a size of its own it takes the one around: rows of a list draw small ones.
      {...(size === undefined ? {} : { size })}
      danger={danger}
      block={block}
      disabled={!enabled}
      loading={running}
      onClick={start}
      {...(icon === undefined ? {} : { icon })}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
    >
      {text || null}
    </AntdButton>
  );
}
