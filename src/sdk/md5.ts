import { toHex } from './hex.ts';

// RFC 1321. The library of the portal takes 2.2 kB of the 6 that the script may have; this takes a quarter of it, and is
// held to the RFC's own table and to that library.

/** Of each round: by how many bits a step turns. */
const TURNS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

const SINES = Int32Array.from(
  { length: 64 },
  (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0,
);

/** Lower-case hex md5 over UTF-8. */
export function md5Hex(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // The message, a bit of 1, nothing, and its length in bits, as blocks of 64 bytes.
  const blocks = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n, true);
  const sums = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < blocks.byteLength; block += 64) addBlock(sums, blocks, block);
  const digest = new DataView(new ArrayBuffer(16));
  sums.forEach((sum, index) => digest.setInt32(index * 4, sum, true));
  return toHex(new Uint8Array(digest.buffer));
}

function addBlock(sums: Int32Array, blocks: DataView, start: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = sums;
  for (let step = 0; step < 64; step++) {
    const round = step >> 4;
    const [mixed, word] =
      round === 0
        ? [(b & c) | (~b & d), step]
        : round === 1
          ? [(d & b) | (~d & c), 5 * step + 1]
          : round === 2
            ? [b ^ c ^ d, 3 * step + 5]
            : [c ^ (b | ~d), 7 * step];
    const sum = (a + mixed + (SINES[step] ?? 0) + blocks.getInt32(start + (word % 16) * 4, true)) | 0;
    const turn = TURNS[round * 4 + (step % 4)] ?? 0;
    [a, b, c, d] = [d, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0, b, c];
  }
  [a, b, c, d].forEach((added, index) => {
    sums[index] = (sums[index] ?? 0) + added;
  });
}
