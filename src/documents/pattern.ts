import { RE2JS } from 're2js';

/** Patterns by re2js: linear time, no back references, no look-around; a match anywhere in the text counts. */
export function linearPattern(source: string): (text: string) => boolean {
  const pattern = RE2JS.compile(source);
  return (text) => pattern.matcher(text).find();
}
