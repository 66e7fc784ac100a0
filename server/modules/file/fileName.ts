const LONGEST = 200;

/**
 * The name of an uploaded file as people will see it: the last part of what may be a path, without signs that cannot be
 * seen or turn the reading direction, which make `exe` look like `jpg`. Never part of a path of ours.
 */
export function fileName(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = Array.from(last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, ''))
    .slice(-LONGEST)
    .join('')
    .trim();
  return seen === '' || /^\.+$/.test(seen) ? 'file' : seen;
}
