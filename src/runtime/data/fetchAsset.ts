/**
 * The bytes of a file that the portal was built with.
 * @param address as the build gives it; never one of a document or a record
 * @throws where it is not there
 */
export async function fetchAsset(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return new Uint8Array(await response.arrayBuffer());
}
