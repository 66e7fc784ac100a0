import { createRoot } from 'react-dom/client';
import { Handshake } from './Handshake.ts';

/**
 * A frame that is sandboxed without `allow-same-origin` can keep and fetch nothing: it says so to the person, and to the
 * parent by the code SANDBOXED.
 */
export function refuseSandboxed(host: HTMLElement, browser: Window): void {
  const never = (): never => {
    throw new Error('A sandboxed frame opens no link.');
  };
  new Handshake({ browser, verify: never, open: never, now: () => performance.now() }).listen();
  createRoot(host).render(
    <main className="at-start" role="alert">
      <p>
        无法在此框架中打开：页面的 iframe 使用了 sandbox，但没有 allow-same-origin。请联系该页面的管理员。
      </p>
      <p lang="en">
        This frame is sandboxed without allow-same-origin, so nothing can be opened in it. Ask whoever runs
        the page around it.
      </p>
    </main>,
  );
}
