import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { timerMeta } from './Timer.meta.ts';
import { useTicks } from './useTicks.ts';

/** Has no face of its own. */
export default function Timer(widget: RendererProps<typeof timerMeta>) {
  const { token } = theme.useToken();
  const { interval, running, times = Infinity } = widget.props;
  const count = useTicks({ interval: interval * 1000, running: running && widget.enabled, times }, (next) =>
    widget.emit('tick', { count: next }),
  );
  if (widget.children === null) return null;
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {widget.repeat({ count }, 'content')}
    </div>
  );
}
