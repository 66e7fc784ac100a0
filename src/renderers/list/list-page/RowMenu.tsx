import { Popover } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import type { CompiledNode } from '../../../documents/compile.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { focusIn } from '../../shared/focus/focusIn.ts';
import { listPageLocale } from './listPage.locale.ts';
import './rowMenu.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The buttons of a record that its row has no room for, below the button that opened them. */
export default observer(function RowMenu({
  nodes,
  names,
  anchor,
  close,
}: {
  nodes: readonly CompiledNode[];
  names: Readonly<Record<string, unknown>>;
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}) {
  const text = useText(listPageLocale);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its place is found a frame after it is drawn.
    const frame = requestAnimationFrame(() => {
      if (panel.current) focusIn(panel.current);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const step = (by: number): void => {
    const buttons = [...(panel.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <Popover
      open
      trigger={['click']}
      placement="bottomRight"
      arrow={false}
      classNames={{ root: 'atrium-row-menu' }}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      content={
        <div
          ref={panel}
          role="group"
          aria-label={text('rowMore')}
          onClick={close}
          onKeyDown={(event) => {
            const by = STEPS[event.key];
            if (by === undefined && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            if (by === undefined) close();
            else step(by);
          }}
        >
          <NodeList nodes={nodes} names={names} />
        </div>
      }
      getPopupContainer={() => anchor.current?.closest<HTMLElement>('.atrium-grid-box') ?? document.body}
    >
      <span className="anchor" />
    </Popover>
  );
});
