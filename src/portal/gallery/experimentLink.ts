import { jsonText, parseJson } from '../../designer/settings/jsonText.ts';

const NAME = '#json=';
/** Characters of a link beyond which mail programs and chats begin to cut. */
const MAX_LENGTH = 12_000;

/**
 * The part of an address that carries a value, which no server is told.
 * @returns undefined where it would be too long for an address
 */
export function writeExperiment(value: unknown): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const hash = NAME + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return hash.length > MAX_LENGTH ? undefined : hash;
}

/**
 * The JSON that a link carries, to be looked at like any that is typed in.
 * @returns undefined where the link carries none; null where it cannot be read
 */
export function readExperiment(hash: string): string | null | undefined {
  if (!hash.startsWith(NAME)) return undefined;
  if (hash.length > MAX_LENGTH) return null;
  try {
    const binary = atob(hash.slice(NAME.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const read = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return read.ok ? jsonText(read.value) : null;
  } catch {
    // No base64, or no UTF-8: cut off on its way, or never ours.
    return null;
  }
}
