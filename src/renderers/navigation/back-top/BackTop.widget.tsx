import { Button, theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { backTopLocale } from './BackTop.locale.ts';
import type { backTopMeta } from './BackTop.meta.ts';
import { type Corner, cornerOf, scrollerOf } from './scroller.ts';

/** Leads to the top of the page, or of the box that it scrolls in. Whoever wants less movement gets there at once. */
export default function BackTop({ props }: RendererProps<typeof backTopMeta>) {
  const { token } = theme.useToken();
  const text = useText(backTopLocale);
  const { Icon } = useRoot().platform.chrome;
  const { after } = props;
  const mark = useRef<HTMLSpanElement>(null);
  const [corner, place] = useState<Corner>();
  useEffect(() => {
    const look = (): void => {
      const next = cornerOf(scrollerOf(mark.current), after);
      place((now) => (now?.end === next?.end && now?.bottom === next?.bottom ? now : next));
    };
    look();
    // A box tells of its scrolling on the way down alone.
    const how = { passive: true, capture: true } as const;
    window.addEventListener('scroll', look, how);
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, how);
      window.removeEventListener('resize', look);
    };
  }, [after]);
  const go = (): void => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    (scrollerOf(mark.current) ?? window).scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    // Out of the flow: while nothing shows, it takes no gap.
    <span ref={mark} style={{ position: 'absolute' }}>
      {corner && (
        <Button
          shape="circle"
          size="large"
          aria-label={text('top')}
          title={text('top')}
          icon={<Icon name="up" />}
          onClick={go}
          style={{
            position: 'fixed',
            insetInlineEnd: `calc(${corner.end + token.marginLG}px + env(safe-area-inset-right))`,
            bottom: `calc(${corner.bottom + token.marginXXL}px + env(safe-area-inset-bottom))`,
            zIndex: 98,
            boxShadow: token.boxShadowSecondary,
          }}
        />
      )}
    </span>
  );
}
