/** Whether `If-None-Match` names a content that is held already, in its list or as whatever there is (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/**
 * Whether a range may be added to what is held already: without `If-Range`, or where that names this very content
 * (RFC 9110, 13.1.5). A date names none for sure.
 */
export const isStillGood = (header: string | string[] | undefined, etag: string): boolean =>
  header === undefined || header === etag;
