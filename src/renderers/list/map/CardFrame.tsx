import { CloseOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { mapLocale } from './Map.locale.ts';

/** A card over a corner of the map: it takes the focus, since the map around it says nothing of it; Escape closes it. */
export function CardFrame({
  title,
  colour,
  close,
  children,
}: {
  title: string;
  /** Of a dot before the title. */
  colour?: string;
  close: () => void;
  children: ReactNode;
}) {
  const text = useText(mapLocale);
  const { token } = theme.useToken();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      style={{
        position: 'absolute',
        insetInlineEnd: token.marginSM,
        insetBlockStart: token.marginSM,
        zIndex: 1,
        width: 240,
        maxWidth: `calc(100% - ${2 * token.marginSM + 48}px)`,
        maxHeight: `calc(100% - ${2 * token.marginSM}px)`,
        overflowY: 'auto',
        boxSizing: 'border-box',
        padding: token.paddingSM,
        background: token.colorBgElevated,
        borderRadius: token.borderRadiusLG,
        boxShadow: token.boxShadowSecondary,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'baseline', gap: token.marginXS }}>
        {colour !== undefined && (
          <span
            aria-hidden
            style={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', background: colour }}
          />
        )}
        <strong style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</strong>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden aria-label={undefined} />}
          aria-label={text('close')}
          onClick={close}
        />
      </div>
      {children}
    </article>
  );
}
