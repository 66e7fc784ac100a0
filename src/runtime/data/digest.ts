import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lower-case hex SHA-256 over UTF-8. The browser's own is not to be had on pages over plain http. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
