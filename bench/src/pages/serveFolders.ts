import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A server of built pages: `/forms-antd/…` is the folder `forms-antd`. */
export interface PageServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the folders inside of `root`; a folder opens its index.html.
 * @param isKept the browser keeps what it was given, for half an hour; else nothing
 */
export async function serveFolders(root: string, { isKept = false } = {}): Promise<PageServer> {
  const caching = isKept ? 'max-age=1800' : 'no-store';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    readFile(file).then(
      (body) => response.writeHead(200, { 'content-type': type, 'cache-control': caching }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
