import type { Readable } from 'node:stream';
import { AppError } from '../errors/AppError.ts';
import { crumbCounter } from './crumbs.ts';

/**
 * Receives a body, up to a size that is counted while it comes in. One that comes in crumbs is cut off.
 * @param declared what its header says, in bytes; undefined where it says nothing
 * @throws AppError BODY_TOO_LARGE as soon as that is known, REQUEST_MALFORMED where it comes in crumbs, BODY_INCOMPLETE where
 *   the sender goes away or says another length
 */
export function receiveBody(
  stream: Readable,
  declared: number | undefined,
  mostBytes: number,
): Promise<Buffer> {
  if (declared !== undefined && declared > mostBytes) return Promise.reject(new AppError('BODY_TOO_LARGE'));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const isCrumbs = crumbCounter();
    const settle = (end: () => void): void => {
      stream.off('data', take).off('end', finish).off('error', fail).off('close', leave);
      end();
    };
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > mostBytes) settle(() => reject(new AppError('BODY_TOO_LARGE')));
      else if (isCrumbs(chunk.length)) {
        settle(() => reject(new AppError('REQUEST_MALFORMED')));
        stream.destroy();
      }
    };
    const fail = (cause?: unknown): void => settle(() => reject(new AppError('BODY_INCOMPLETE', { cause })));
    const leave = (): void => fail();
    const finish = (): void => {
      if (declared !== undefined && declared !== length) fail();
      else settle(() => resolve(Buffer.concat(chunks, length)));
    };
    // What comes after the body was given up fails unheard.
    stream.on('error', () => undefined);
    stream.on('data', take).on('end', finish).on('error', fail).on('close', leave);
  });
}
