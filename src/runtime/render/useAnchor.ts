import type { MouseEvent } from 'react';
import { safeUrl } from '../../documents/safeUrl.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { isPlainClick } from './isPlainClick.ts';

/** The attributes of an `<a>` for one address. */
export interface Anchor {
  href: string;
  onClick: (event: MouseEvent) => void;
  target?: '_blank';
  rel?: 'noopener noreferrer';
}

/**
 * Makes anchors of addresses that documents and records bring; undefined where `safeUrl` refuses one. Paths of this
 * site go through the router, so that the page stays; others open apart (`blank` says otherwise) and learn nothing.
 */
export function useAnchor(): (address: unknown, blank?: boolean) => Anchor | undefined {
  const { ui } = useRoot();
  return (address, blank) => {
    const href = safeUrl(address);
    if (href === undefined) return undefined;
    const apart = blank ?? /^[a-z]+:/i.test(href);
    const onClick = (event: MouseEvent): void => {
      if (apart || !href.startsWith('/') || !isPlainClick(event)) return;
      event.preventDefault();
      ui.navigate(href);
    };
    return { href, onClick, ...(apart ? { target: '_blank', rel: 'noopener noreferrer' } : {}) };
  };
}
