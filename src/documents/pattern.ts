import { RE2JS } from 're2js';

/**
 * Patterns by re2js: linear time, no back references, no look-around; a match anywhere in the text counts. What only
 * JavaScript writes, such as `\u4e00`, is translated.
 */
export function linearPattern(source: string): (text: string) => boolean {
  const pattern = RE2JS.compile(RE2JS.translateRegExp(source));
  return (text) => pattern.matcher(text).find();
}
