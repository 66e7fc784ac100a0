import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a service of others was sent. */
export interface Asked {
  readonly method: string;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A service of others, for tests of what calls it. */
export interface Upstream {
  readonly origin: string;
  readonly port: number;
  readonly asked: Asked[];
  /** How it answers until it is told otherwise. */
  answer: (response: ServerResponse, asked: Asked) => void;
  close(): Promise<void>;
}

/** Starts a service on a free loopback port. */
export async function startUpstream(): Promise<Upstream> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: address = '', headers } = request;
      const one = { method, address, headers, body: Buffer.concat(chunks).toString('utf8') };
      asked.push(one);
      upstream.answer(response, one);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const upstream: Upstream = {
    origin: `http://127.0.0.1:${String(port)}`,
    port,
    asked,
    answer: (response) => void response.end('{}'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
}

/** Answers JSON. */
export function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
