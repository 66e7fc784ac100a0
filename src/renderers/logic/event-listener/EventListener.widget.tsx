import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { eventListenerMeta } from './EventListener.meta.ts';

/** Tells the document what happens around the page. Has no face of its own, and says nothing while disabled. */
const EventListener = observer(function EventListener(widget: RendererProps<typeof eventListenerMeta>) {
  const { token } = theme.useToken();
  const { enabled, children, props } = widget;
  const emit = useRef(widget.emit);
  emit.current = widget.emit;
  useEffect(() => {
    if (!enabled) return undefined;
    void emit.current('open');
    const tell = (event: string) => (): void => void emit.current(event);
    const [online, offline] = [tell('online'), tell('offline')];
    const turn = (): void => void emit.current(document.hidden ? 'hidden' : 'visible');
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [enabled]);
  const { page } = usePlace();
  const { event } = props;
  useEffect(() => {
    if (!enabled || event === undefined) return undefined;
    return page.listen(event, (payload) => void emit.current('told', payload));
  }, [enabled, event, page]);
  // Compared by what it holds: a list that is made anew with the same members has not changed.
  const value = JSON.stringify(props.watch ?? null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    const payload = { value: JSON.parse(value) as unknown, before: JSON.parse(before.current) as unknown };
    before.current = value;
    if (enabled) void emit.current('change', payload);
  }, [value, enabled]);
  if (children === null) return null;
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </div>
  );
});
export default EventListener;
