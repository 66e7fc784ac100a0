import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Pages of a site that is not the portal's, by path. */
export type SitePages = Readonly<Record<string, string>>;

/** A running site. */
export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

const TYPES = { '.js': 'text/javascript', '.html': 'text/html' } as const;
const typeOf = (path: string): string =>
  Object.entries(TYPES).find(([end]) => path.endsWith(end))?.[1] ?? 'text/html';

/**
 * Serves pages at an origin of their own, under a policy as strict as a careful site has.
 * @param portal origin whose script and frames the pages may load
 */
export async function openSite(pages: SitePages, portal: string): Promise<Site> {
  const policy = `default-src 'none'; script-src 'self' ${portal}; frame-src ${portal} 'self'; style-src 'self'; img-src data:; base-uri 'none'`;
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const page = pages[path];
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': `${typeOf(path)}; charset=utf-8`,
      'content-security-policy': policy,
    });
    response.end(page ?? '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An empty page that loads the SDK and a script of its own. */
export const pageWith = (portal: string, script: string, more = ''): string =>
  `<!doctype html><html lang="zh"><meta charset="utf-8"><title>某部门网站</title><link rel="icon" href="data:,"><body><div id="portal"></div>${more}<script src="${portal}/sdk/atrium-sdk.js"></script><script src="${script}"></script></body></html>`;
