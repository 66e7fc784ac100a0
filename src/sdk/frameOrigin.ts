/**
 * Whom messages to an iframe are for, and whose are taken: the origin of its address.
 * @returns nothing as long as it has no window, or an address that has no origin of its own (`about:`, `data:`, `srcdoc`)
 */
export function frameOrigin(frame: HTMLIFrameElement): string | undefined {
  // An empty address is no address, though it resolves to the parent's own.
  if (frame.contentWindow === null || !frame.getAttribute('src') || frame.hasAttribute('srcdoc')) return;
  try {
    return webAddress(frame.src).origin;
  } catch {
    return undefined;
  }
}

/** @throws TypeError where it is no address of http or https */
export function webAddress(text: string): URL {
  const address = new URL(text, document.baseURI);
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`Not an address of http or https: ${text}`);
  return address;
}

/** Whether a sandbox keeps the portal from running: an opaque origin is answered by nobody. */
export function isSandboxed(frame: HTMLIFrameElement): boolean {
  const tokens = frame.getAttribute('sandbox')?.toLowerCase().split(/\s+/);
  return (
    tokens !== undefined && !['allow-scripts', 'allow-same-origin'].every((each) => tokens.includes(each))
  );
}
