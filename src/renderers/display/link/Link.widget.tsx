import { theme } from 'antd';
import type { MouseEvent } from 'react';
import { safeUrl } from '../../../documents/safeUrl.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useLinkColour } from '../../shared/useLinkColour.ts';
import { isPlainClick } from '../../../runtime/render/isPlainClick.ts';
import type { linkMeta } from './Link.meta.ts';

/**
 * A link proper where it has an address, so that it can be copied and opened apart; a button where it only starts
 * actions; plain text where its address is refused.
 */
export default function Link(widget: RendererProps<typeof linkMeta>) {
  const { token } = theme.useToken();
  const colour = useLinkColour();
  const { props, enabled } = widget;
  const text = props.text || widget.title || props.url;
  const style = {
    color: colour,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  } as const;
  const url = safeUrl(props.url);
  const acts = widget.handles('click');
  if (!enabled || (url === undefined && !acts)) {
    return <span style={{ overflowWrap: 'anywhere', color: token.colorTextSecondary }}>{text}</span>;
  }
  if (url !== undefined && !acts) {
    return (
      <Anchor url={url} blank={props.blank ?? /^[a-z]+:/i.test(url)} style={style}>
        {text}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      onClick={() => void widget.emit('click')}
      style={{
        ...style,
        padding: 0,
        border: 0,
        background: 'none',
        font: 'inherit',
        cursor: 'pointer',
        textAlign: 'start',
      }}
    >
      {text}
    </button>
  );
}

interface AnchorProps {
  url: string;
  blank: boolean;
  style: { color: string };
  children: string | undefined;
}

/** Paths of this site go through the router, so that the page stays; whoever asks for a new tab gets one. */
function Anchor({ url, blank, style, children }: AnchorProps) {
  const root = useRoot();
  const inside = url.startsWith('/') && !blank;
  const follow = (event: MouseEvent): void => {
    if (!inside || !isPlainClick(event)) return;
    event.preventDefault();
    root.ui.navigate(url);
  };
  return (
    <a
      href={url}
      style={style}
      onClick={follow}
      {...(blank ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  );
}
