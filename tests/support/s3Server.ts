import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../server/config/s3.ts';

/** An object store for tests: one bucket in memory, spoken to as S3 with the bucket in the path and signature v4. */
export interface S3Server {
  readonly settings: S3Settings;
  /** What is kept, by key. */
  readonly objects: Map<string, Buffer>;
  /** What was asked, as `GET key bytes=0-1`. */
  readonly asked: string[];
  /** Answers every request with 503 while it is true. */
  down: boolean;
  close(): Promise<void>;
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Checks the signature (version 4) of a request over all that it covers, the content too where it is signed. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer, settings: S3Settings): boolean {
  const authorization = String(headers.authorization);
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const [key, day = '', region = '', service = '', end = ''] = credential.split('/');
  const content = String(headers['x-amz-content-sha256']);
  if (key !== settings.key || region !== settings.region || service !== 's3') return false;
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hash(body)) return false;
  const { pathname, searchParams } = new URL(url ?? '', 'http://s3');
  searchParams.sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, searchParams.toString(), signed.join(''), names, content].join('\n');
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const signingKey = [day, region, service, end].reduce<Buffer | string>(hmac, `AWS4${settings.secret}`);
  return hmac(signingKey, text).toString('hex') === signature;
}

/** Starts a store on a free loopback port. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const refuse = (response: ServerResponse, status: number, code: string): void => {
    const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} told</Message></Error>`;
    response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
  };
  const get = (response: ServerResponse, content: Buffer, range: string | undefined): void => {
    const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (first === '') {
      response.writeHead(200, { 'content-length': content.length }).end(content);
      return;
    }
    const part = content.subarray(Number(first), Number(last) + 1);
    const told = `bytes ${first}-${String(Number(first) + part.length - 1)}/${String(content.length)}`;
    response.writeHead(206, { 'content-length': part.length, 'content-range': told }).end(part);
  };
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const [, bucket, key = ''] = /^\/([^/?]+)\/([^?]*)/.exec(request.url ?? '') ?? [];
    const { range } = request.headers;
    store.asked.push([request.method, key, range].filter((part) => part !== undefined).join(' '));
    const content = objects.get(key);
    if (store.down) refuse(response, 503, 'SlowDown');
    else if (!isSigned(request, body, store.settings)) refuse(response, 403, 'SignatureDoesNotMatch');
    else if (bucket !== store.settings.bucket) refuse(response, 404, 'NoSuchBucket');
    else if (request.method === 'PUT') {
      objects.set(key, body);
      response.writeHead(200, { etag: `"${hash(body).slice(0, 32)}"` }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (content === undefined) refuse(response, 404, 'NoSuchKey');
    else get(response, content, range);
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => answer(request, response, Buffer.concat(pieces)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const store: S3Server = {
    settings: { bucket: 'campus', region: 'here', endpoint, key: 'K1', secret: 'S1', pathStyle: true },
    objects,
    asked: [],
    down: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return store;
}
