import { createHash } from 'node:crypto';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { errorPacket, packetOf, PacketReader } from './packets.ts';
import { COMMANDS, keyOf } from './recording.ts';
import type { Recording } from './recording.ts';

/** What a test makes the server do in the place of what was recorded. */
export type Instead = (text: string) => Buffer | 'silence' | undefined;

/** A server that answers as a recorded one did. */
export interface PlayedServer {
  readonly port: number;
  /** The commands that it got. */
  readonly got: readonly string[];
  /** Sets what it does in the place of what was recorded; a payload is sent as one packet. */
  instead(instead: Instead | undefined): void;
  /** All that was ever sent to it, as text. */
  received(): string;
  close(): Promise<void>;
}

const sha1 = (...parts: readonly Buffer[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest();

/** What `mysql_native_password` makes of a password and the salt of a greeting. */
function scramble(password: string, greeting: Buffer): Buffer {
  const first = greeting.indexOf(0, 1) + 5;
  const salt = Buffer.concat([
    greeting.subarray(first, first + 8),
    greeting.subarray(first + 27, first + 39),
  ]);
  const once = sha1(Buffer.from(password));
  const mask = sha1(salt, sha1(once));
  return once.map((byte, at) => byte ^ (mask[at] ?? 0)) as Buffer;
}

/** The proof of the password in the answer to a greeting. */
function proofIn(payload: Buffer): Buffer {
  const userEnd = payload.indexOf(0, 32);
  const length = payload[userEnd + 1] ?? 0;
  return payload.subarray(userEnd + 2, userEnd + 2 + length);
}

/** Plays a recording to whoever logs in with a password. */
export async function playRecording(recording: Recording, password: string): Promise<PlayedServer> {
  const got: string[] = [];
  const chunks: Buffer[] = [];
  const played = new Map<string, number>();
  const open = new Set<net.Socket>();
  let now: Instead | undefined;
  const greeting = Buffer.from(recording.greeting, 'hex');
  const proof = scramble(password, greeting.subarray(4));

  const answerTo = (key: string): Buffer => {
    const answers = recording.answers[key];
    const at = played.get(key) ?? 0;
    played.set(key, at + 1);
    const answer = answers?.[Math.min(at, answers.length - 1)];
    return answer === undefined ? errorPacket(`Not recorded: ${key}`) : Buffer.from(answer, 'hex');
  };

  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.write(greeting);
    const reader = new PacketReader();
    const statements = new Map<number, string>();
    let isIn = false;
    const login = (payload: Buffer): void => {
      isIn = proofIn(payload).equals(proof);
      socket.write(Buffer.from(isIn ? recording.login.accepted : recording.login.denied, 'hex'));
      if (!isIn) socket.end();
    };
    const command = (payload: Buffer): void => {
      if (payload[0] === COMMANDS.quit) socket.end();
      const key = keyOf(payload, statements);
      if (key === undefined) return;
      got.push(key);
      const other = now?.(payload.toString('utf8', 1));
      if (other === 'silence') return;
      const answer = other === undefined ? answerTo(key) : packetOf(other, 1);
      if (payload[0] === COMMANDS.prepare && answer[4] === 0) {
        const number = statements.size + 1;
        statements.set(number, payload.toString('utf8', 1));
        answer.writeUInt32LE(number, 5);
      }
      socket.write(answer);
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      for (const { payload } of reader.read(chunk)) (isIn ? command : login)(payload);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    got,
    instead: (instead) => {
      now = instead;
    },
    received: () => Buffer.concat(chunks).toString('utf8'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
