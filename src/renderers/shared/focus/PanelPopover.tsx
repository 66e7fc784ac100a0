import { Popover, type PopoverProps } from 'antd';
import type { TooltipRef } from 'antd/es/tooltip';
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { tabbableIn } from './tabbable.ts';

interface PanelPopoverProps extends Pick<PopoverProps, 'placement' | 'arrow'> {
  /** What the panel is called. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  panel: ReactNode;
  /** The button that opens it. */
  children: ReactElement;
}

/** Where its own place would leave the screen, it moves along its button. */
const WITHIN_SCREEN = { overflow: { adjustX: true, adjustY: true, shiftX: true } };

/**
 * A popover with controls in it. It stands at the end of the page, where Tab would never come to it: so it takes the
 * focus when it opens, keeps Tab within, and gives the focus back when Escape closes it.
 */
export function PanelPopover({ label, open, onOpenChange, panel, children, ...place }: PanelPopoverProps) {
  const frame = useRef<HTMLDivElement>(null);
  const popover = useRef<TooltipRef>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') stayWithin(event);
    // Escape that gives up something that is carried is not meant for the panel.
    if (event.key !== 'Escape' || (event.target as Element).closest('[data-carried]')) return;
    event.stopPropagation();
    onOpenChange(false);
    popover.current?.nativeElement.focus();
  };
  return (
    <Popover
      ref={popover}
      {...place}
      trigger="click"
      align={WITHIN_SCREEN}
      open={open}
      onOpenChange={onOpenChange}
      afterOpenChange={(shown) => {
        if (!shown || frame.current?.contains(document.activeElement)) return;
        frame.current?.focus({ preventScroll: true });
      }}
      content={
        <div
          ref={frame}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          style={{ outline: 'none' }}
          onKeyDown={onKeyDown}
        >
          {panel}
        </div>
      }
      destroyOnHidden
    >
      {children}
    </Popover>
  );
}

function stayWithin(event: KeyboardEvent<HTMLDivElement>): void {
  const all = tabbableIn(event.currentTarget);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const end = event.shiftKey ? at <= 0 : at === all.length - 1;
  if (!end) return;
  event.preventDefault();
  all.at(event.shiftKey ? -1 : 0)?.focus();
}
