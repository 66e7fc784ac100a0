/**
 * The origin that a text is, as browsers write it: scheme, host and port, in small letters, without a port that the scheme
 * has anyway. Undefined for everything else: a path, a query, a user, a pattern, another scheme than http and https.
 */
export function exactOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@*\s\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}
