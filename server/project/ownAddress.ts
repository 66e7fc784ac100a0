/** Whether an address is one of this site, with no user in it that would make it look like one. */
export function isOwnAddress(address: string, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === publicUrl && url.username === '' && url.password === '';
}
