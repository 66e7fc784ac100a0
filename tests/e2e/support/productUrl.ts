import { inject } from 'vitest';

/** The origin of the product that is this worker's own: what a journey changes there no other one sees. */
export function productUrl(): string {
  const urls = inject('baseUrls');
  const worker = Number(process.env.VITEST_POOL_ID ?? '1') - 1;
  const url = urls[worker % urls.length];
  if (url === undefined) throw new Error('No product runs for the browser tests.');
  return url;
}
