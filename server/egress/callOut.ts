import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { mayReach } from './addresses.ts';
import { EgressError } from './egressError.ts';
import { guardedLookup } from './guardedLookup.ts';

/** A call to another host. */
export interface OutgoingCall {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for all of it. */
  readonly deadline: number;
  /** The most bytes of the answer, before and after it is unpacked. */
  readonly bytes: number;
  /** Networks beside the internet that may be reached; `any` for hosts that the operator named. */
  readonly networks: readonly string[] | 'any';
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly body: Buffer;
}

const gunzip = promisify(zlib.gunzip);

/**
 * Calls another host: the one way out. Follows no redirect, reuses no connection, waits no longer and reads no more than
 * it is told.
 * @throws EgressError
 */
export async function callOut(call: OutgoingCall): Promise<OutgoingAnswer> {
  const { url, networks, bytes } = call;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new EgressError('address', 'Neither http nor https, or with a user');
  if (networks !== 'any' && isIP(host) !== 0 && !mayReach(host, networks))
    throw new EgressError('address', `${host} is no host outside`);
  const { status, body, encoding } = await send(call);
  if (encoding === '' || encoding === 'identity') return { status, body };
  if (encoding !== 'gzip')
    throw new EgressError('unavailable', 'The answer is packed in a way that was not asked for', {
      begun: true,
    });
  try {
    return { status, body: await gunzip(body, { maxOutputLength: bytes }) };
  } catch (cause) {
    const large = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    const reason = large ? 'tooLarge' : 'unavailable';
    throw new EgressError(reason, 'The answer cannot be unpacked', { cause, begun: true });
  }
}

interface RawAnswer extends OutgoingAnswer {
  readonly encoding: string;
}

function send({ url, method, headers, body, deadline, bytes, networks }: OutgoingCall): Promise<RawAnswer> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      agent: false,
      headers: { 'accept-encoding': 'identity', ...headers },
      ...(networks !== 'any' && { lookup: guardedLookup(networks) }),
    });
    let begun = false;
    sent.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        begun = true;
      });
    });
    const fail = (error: EgressError): void => {
      clearTimeout(timer);
      reject(error);
      sent.destroy();
    };
    const late = (): void => fail(new EgressError('timeout', 'The deadline is over', { begun }));
    const timer = setTimeout(late, deadline);
    const broken = (cause: Error): void =>
      fail(
        cause instanceof EgressError
          ? cause
          : new EgressError('unavailable', cause.message, { cause, begun }),
      );
    sent.on('error', broken);
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > bytes) fail(new EgressError('tooLarge', `More than ${String(bytes)} bytes`, { begun }));
      });
      answer.on('error', broken);
      answer.on('end', () => {
        clearTimeout(timer);
        const encoding = (answer.headers['content-encoding'] ?? '').toLowerCase();
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks), encoding });
      });
    });
    sent.end(body);
  });
}
