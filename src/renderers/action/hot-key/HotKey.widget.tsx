import { theme } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRunning } from '../shared/useRunning.ts';
import { keyNames, matches, readCombination } from './combination.ts';
import type { hotKeyMeta } from './HotKey.meta.ts';

const APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Listens while the page is open. Keys that write something do not act while a person is typing. */
export default function HotKey(widget: RendererProps<typeof hotKeyMeta>) {
  const { token } = theme.useToken();
  const { props, enabled } = widget;
  const wanted = useMemo(() => readCombination(props.keys), [props.keys]);
  const { start } = useRunning(() => widget.emit('press'));
  const press = useRef(start);
  press.current = start;
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const writes = !wanted.mod && !wanted.ctrl && !wanted.alt && wanted.key.length === 1;
      if (event.repeat || event.defaultPrevented || !matches(event, wanted, APPLE)) return;
      if (writes && isTyping(event.target)) return;
      event.preventDefault();
      press.current();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [wanted, enabled]);
  if (!props.shown) return null;
  const key = {
    padding: `0 ${token.paddingXXS}px`,
    border: `1px solid ${token.colorBorder}`,
    borderRadius: token.borderRadiusSM,
    background: token.colorFillQuaternary,
    fontFamily: 'inherit',
    fontSize: token.fontSizeSM,
  } as const;
  return (
    <span
      style={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: token.marginXXS,
        color: token.colorTextSecondary,
        fontSize: token.fontSizeSM,
      }}
    >
      {keyNames(wanted, APPLE).map((name) => (
        <kbd key={name} style={key}>
          {name}
        </kbd>
      ))}
      {props.text || widget.title}
    </span>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
