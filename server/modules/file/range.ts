import type { ByteRange } from '../../storage/FileStorage.ts';

/**
 * Reads a `Range` header of one range. Headers of several ranges or another unit are left alone, as RFC 9110 allows:
 * the whole file is the answer.
 * @returns undefined: the whole file; `unfit`: nothing of the range is in the file
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unfit' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unfit' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unfit' : { start, end };
}
