import { Button, theme } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { backTopLocale } from './BackTop.locale.ts';
import type { backTopMeta } from './BackTop.meta.ts';

/** Whoever wants less movement gets there at once. */
export default function BackTop({ props }: RendererProps<typeof backTopMeta>) {
  const { token } = theme.useToken();
  const text = useText(backTopLocale);
  const { Icon } = useRoot().platform.chrome;
  const { after } = props;
  const [shown, show] = useState(() => window.scrollY >= after);
  useEffect(() => {
    const look = (): void => show(window.scrollY >= after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
    };
  }, [after]);
  if (!shown) return null;
  const go = (): void => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <Button
      shape="circle"
      size="large"
      aria-label={text('top')}
      title={text('top')}
      icon={<Icon name="up" />}
      onClick={go}
      style={{
        position: 'fixed',
        insetInlineEnd: `calc(${token.marginLG}px + env(safe-area-inset-right))`,
        bottom: `calc(${token.marginXXL}px + env(safe-area-inset-bottom))`,
        zIndex: 98,
        boxShadow: token.boxShadowSecondary,
      }}
    />
  );
}
