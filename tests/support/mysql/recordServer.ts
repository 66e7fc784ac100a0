import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { PacketReader } from './packets.ts';
import { COMMANDS, keyOf } from './recording.ts';
import type { Recording } from './recording.ts';

/** A way to a real server that writes down what it answers. */
export interface RecordedServer {
  readonly port: number;
  /** Ends it. @returns what was written down */
  close(): Promise<Recording>;
}

/** What is being answered. */
interface Pending {
  readonly key: string;
  readonly chunks: Buffer[];
  readonly prepares: string | undefined;
}

/** Writes down all that goes between clients and the server of a URL; clients send one command after the other. */
export async function recordServer(url: URL): Promise<RecordedServer> {
  const answers: Record<string, string[]> = {};
  const login = { accepted: '', denied: '' };
  const open = new Set<net.Socket>();
  let greeting = Buffer.alloc(0);

  const server = net.createServer((near) => {
    const far = net.connect(Number(url.port || '3306'), url.hostname);
    const reader = new PacketReader();
    const statements = new Map<number, string>();
    let pending: Pending | undefined;
    let own = Buffer.alloc(0);
    let isIn = false;

    const settle = (): void => {
      if (pending === undefined) return;
      const { key, prepares } = pending;
      const answer = Buffer.concat(pending.chunks);
      pending = undefined;
      if (answer.length === 0) return;
      if (key === 'login') {
        if (answer[4] === 0) login.accepted ||= answer.toString('hex');
        else login.denied ||= answer.toString('hex');
        return;
      }
      if (prepares !== undefined && answer[4] === 0) {
        statements.set(answer.readUInt32LE(5), prepares);
        answer.writeUInt32LE(0, 5);
      }
      const text = answer.toString('hex');
      const list = (answers[key] ??= []);
      list.push(text);
    };
    const command = (payload: Buffer): void => {
      settle();
      if (!isIn) {
        isIn = true;
        // The recorded salt is the one that the recorded proof was made of: players make it anew.
        pending = { key: 'login', chunks: [], prepares: undefined };
        return;
      }
      const key = keyOf(payload, statements);
      if (key === undefined) return;
      const prepares = payload[0] === COMMANDS.prepare ? payload.toString('utf8', 1) : undefined;
      pending = { key, chunks: [], prepares };
    };

    near.on('data', (chunk) => {
      for (const { payload } of reader.read(chunk)) command(payload);
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (pending === undefined && !isIn) own = Buffer.concat([own, chunk]);
      if (greeting.length === 0 && !isIn) greeting = own;
      pending?.chunks.push(chunk);
      near.write(chunk);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        settle();
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = async (): Promise<Recording> => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
    const version = greeting.toString('latin1', 5, greeting.indexOf(0, 5)).replace(/^5\.5\.5-/, '');
    return { version, greeting: greeting.toString('hex'), login, answers: shortened(answers) };
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** Leaves out answers that only repeat the last one. */
function shortened(answers: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(answers)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, list]) => {
        const last = list.findLastIndex((answer) => answer !== list.at(-1));
        return [key, list.slice(0, last + 2)];
      }),
  );
}
