import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { logLocale } from './Log.locale.ts';
import type { logMeta } from './Log.meta.ts';

const levels = ['error', 'warning', 'info', 'success'] as const;

/** Follows its end as long as a person has not scrolled away from it. */
const Log = observer(function Log({ node, props, title }: RendererProps<typeof logMeta>) {
  const { token } = theme.useToken();
  const text = useText(logLocale);
  const root = useRoot();
  const { zone } = root.environment(node.path);
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const { items, height } = props;
  const count = items?.length ?? 0;
  useEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  if (!items) return null;
  if (count === 0) return <span style={{ color: token.colorTextSecondary }}>{text('empty')}</span>;
  return (
    <div
      ref={box}
      role="log"
      aria-label={title || text('label')}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        follows.current = scrollHeight - clientHeight - scrollTop < token.controlHeight;
      }}
      style={{
        maxHeight: height,
        overflow: 'auto',
        padding: token.paddingSM,
        fontFamily: token.fontFamilyCode,
        fontSize: token.fontSizeSM,
        lineHeight: 1.7,
        color: token.colorText,
        background: token.colorFillQuaternary,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
      }}
    >
      {items.map((item, index) => {
        const entry = typeof item === 'string' ? { text: item } : item;
        const level = levels.find((one) => one === entry.level);
        return (
          <div key={index} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {entry.time !== undefined && entry.time !== null && (
              <span style={{ color: token.colorTextSecondary }}>
                {root.locale.dateTime(entry.time, zone)}{' '}
              </span>
            )}
            {level && (
              <span style={{ color: toneColours(token, level === 'info' ? 'processing' : level).text }}>
                [{text(level)}]{' '}
              </span>
            )}
            {entry.text}
          </div>
        );
      })}
    </div>
  );
});
export default Log;
