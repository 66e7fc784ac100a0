import { Skeleton, theme } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { LoadingProps } from '../../runtime/render/chrome.ts';
import { chromeLocale } from './chrome.locale.ts';

/** Milliseconds of waiting that nobody notices: shapes that come and go within them would only flicker. */
const UNNOTICED = 120;

/** Grey shapes where a page or a widget will stand. */
export function Loading({ shape }: LoadingProps) {
  const { token } = theme.useToken();
  const text = useText(chromeLocale);
  const [noticed, notice] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      notice(true);
    }, UNNOTICED);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div
      role="status"
      aria-label={text('loading')}
      style={shape === 'page' ? { padding: token.padding } : {}}
    >
      {noticed && <Shapes shape={shape} />}
    </div>
  );
}

const Shapes = ({ shape }: LoadingProps) =>
  shape === 'page' ? (
    <Skeleton
      active
      title={{ width: '32%' }}
      paragraph={{ rows: 6, width: ['100%', '100%', '88%', '100%', '94%', '60%'] }}
    />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 2, width: ['100%', '60%'] }} />
  );
