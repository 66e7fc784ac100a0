import { useLayoutEffect, useState } from 'react';

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * Whether the page's policy keeps a site out of frames, which the browser tells the page alone: in the frame stands
 * nothing.
 * @param url the frame's address; undefined: there is none
 */
export function useBlockedFrame(url: string | undefined): boolean {
  const [blocked, setBlocked] = useState<string>();
  // Before the browser has looked at the frame that is drawn with this.
  useLayoutEffect(() => {
    if (url === undefined) return;
    const heard = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && originOf(blockedURI) === originOf(url)) setBlocked(url);
    };
    document.addEventListener('securitypolicyviolation', heard);
    return () => document.removeEventListener('securitypolicyviolation', heard);
  }, [url]);
  return url !== undefined && blocked === url;
}
