const LONGEST = 200;

/**
 * The name of an uploaded file as people will see it: the last part of what may be a path, without signs that cannot be
 * seen or turn the reading direction, which make `exe` look like `jpg`. Never part of a path of ours. Forms write a
 * quotation mark as `%22` and line breaks as `%0A` and `%0D` (HTML Standard, multipart/form-data encoding algorithm).
 */
export function fileName(sent: string): string {
  const last =
    sent
      .replaceAll('%22', '"')
      .replaceAll(/%0[AD]/g, '')
      .normalize('NFC')
      .split(/[/\\]/)
      .at(-1) ?? '';
  const seen = Array.from(last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, ''))
    .slice(-LONGEST)
    .join('')
    .trim();
  return seen === '' || /^\.+$/.test(seen) ? 'file' : seen;
}
