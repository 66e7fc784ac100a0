import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lower-case hex md5 over UTF-8. */
export const md5Hex = (text: string): string => bytesToHex(md5(utf8ToBytes(text)));

/** The sign of a request (`docs/api.md`, Sign): sorted fields, then the token's text. */
export const signRequest = (
  { appKey, param, timestamp }: { appKey: string; param: string; timestamp: string },
  token: string,
): string => md5Hex(`appKey=${appKey}&param=${param}&timestamp=${timestamp}${token}`);

/** The sign of an answer: its exact text, its timestamp header, the token that the request carried. */
export const signAnswer = (body: string, timestamp: string, token: string): string =>
  md5Hex(`${body}${timestamp}${token}`);
