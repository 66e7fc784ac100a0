import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { parseTime } from '../../../conditions/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { countdownLocale } from './Countdown.locale.ts';
import type { countdownMeta } from './Countdown.meta.ts';
import { useNow } from './useNow.ts';

const SECOND = 1000;
const DAY = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/** Days, hours, minutes and seconds. That it is over is told once, and not for what was over when the page opened. */
const Countdown = observer(function Countdown(widget: RendererProps<typeof countdownMeta>) {
  const { token } = theme.useToken();
  const text = useText(countdownLocale);
  const root = useRoot();
  const { until, overText } = widget.props;
  const { zone, now: timeOf } = root.environment(widget.node.path);
  const moment = until === undefined ? undefined : parseTime(until, zone);
  const [ended, end] = useState<number>();
  const now = useNow(moment !== undefined && moment !== ended, timeOf);
  const left = moment === undefined ? undefined : Math.max(0, Math.ceil((moment - now) / SECOND));
  const ran = useRef(false);
  const { emit } = widget;
  useEffect(() => {
    if (left === undefined || moment === undefined) return;
    if (left > 0) ran.current = true;
    else {
      end(moment);
      if (ran.current) void emit('finish');
      ran.current = false;
    }
  }, [left, moment, emit]);
  const title = widget.props.title || widget.title;
  const strong = {
    fontSize: token.fontSizeHeading3,
    lineHeight: token.lineHeightHeading3,
    fontWeight: token.fontWeightStrong,
    fontVariantNumeric: 'tabular-nums',
    color: token.colorTextHeading,
  } as const;
  const days = Math.floor((left ?? 0) / DAY);
  const rest = (left ?? 0) % DAY;
  const clock = [rest / 3600, (rest / 60) % 60, rest % 60].map((part) => two(Math.floor(part))).join(':');
  return (
    <div role="timer" style={{ minWidth: 0 }}>
      {title && <div style={{ color: token.colorTextSecondary }}>{title}</div>}
      {left === undefined && <span style={{ color: token.colorTextSecondary }}>—</span>}
      {left === 0 && <span style={{ color: token.colorTextSecondary }}>{overText || text('over')}</span>}
      {left !== undefined && left > 0 && (
        <span style={strong}>
          {days > 0 && (
            <>
              {days}
              <span
                style={{
                  margin: `0 ${token.marginXS}px 0 ${token.marginXXS}px`,
                  fontSize: token.fontSize,
                  fontWeight: 'normal',
                }}
              >
                {text('days')}
              </span>
            </>
          )}
          {clock}
        </span>
      )}
    </div>
  );
});
export default Countdown;
