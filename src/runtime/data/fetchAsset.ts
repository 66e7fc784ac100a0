import { pageAssets } from './pageAssets.ts';

/**
 * The bytes of a file that the portal was built with, of one's own: whoever has them may hand them to a worker.
 * @param address as the build gives it; never one of a document or a record
 * @throws ChunkLoadError where it does not come, after a second try
 */
export async function fetchAsset(address: string): Promise<Uint8Array> {
  const content = await pageAssets.load(address, { mode: 'xhr', retries: 1 });
  return new Uint8Array(await content.arrayBuffer());
}
