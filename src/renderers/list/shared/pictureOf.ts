import { safeImageUrl } from '../../../documents/safeUrl.ts';

/** A picture as a record holds it: a stored file, which needs a link, or an address. */
export type Picture = { id: string; url?: undefined } | { id?: undefined; url: string };

/** The first picture in a value: of the files of an upload, of addresses, of either alone. */
export function pictureOf(value: unknown): Picture | undefined {
  if (Array.isArray(value)) {
    for (const each of value as unknown[]) {
      const found = pictureOf(each);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof value === 'object' && value !== null) {
    const { id, type } = value as { id?: unknown; type?: unknown };
    return typeof id === 'string' && typeof type === 'string' && type.startsWith('image/')
      ? { id }
      : undefined;
  }
  const url = safeImageUrl(value);
  return url === undefined ? undefined : { url };
}
