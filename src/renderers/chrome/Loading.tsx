import { Skeleton, theme } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import type { LoadingProps } from '../../runtime/render/chrome.ts';
import { chromeLocale } from './chrome.locale.ts';

/** Grey shapes where a page or a widget will stand. */
export function Loading({ shape }: LoadingProps) {
  const { token } = theme.useToken();
  const text = useText(chromeLocale);
  return (
    <div
      role="status"
      aria-label={text('loading')}
      style={shape === 'page' ? { padding: token.padding } : {}}
    >
      {shape === 'page' ? (
        <Skeleton
          active
          title={{ width: '32%' }}
          paragraph={{ rows: 6, width: ['100%', '100%', '88%', '100%', '94%', '60%'] }}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 2, width: ['100%', '60%'] }} />
      )}
    </div>
  );
}
