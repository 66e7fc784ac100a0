import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A way to a PostgreSQL over the network, as databases of others are reached: the tests' own listens on a socket file. */
export interface Relay {
  readonly port: number;
  /** The next time that who asks sends this text, it still goes on, and the line is cut. */
  cutAfter(text: string): void;
  close(): Promise<void>;
}

/** Opens a port on loopback that leads to the server of a connection URL. */
export async function relayTo(url: string): Promise<Relay> {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const target =
    folder === null ? { host: hostname, port: Number(port) } : { path: `${folder}/.s.PGSQL.${port}` };
  const open = new Set<net.Socket>();
  let last: string | undefined;
  const server = net.createServer((near) => {
    const far = net.connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    near.on('data', (sent) => {
      if (last === undefined || !sent.includes(last)) return;
      last = undefined;
      near.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  const cutAfter = (text: string): void => {
    last = text;
  };
  return { port: (server.address() as AddressInfo).port, cutAfter, close };
}
