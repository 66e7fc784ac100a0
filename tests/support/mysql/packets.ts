/** A packet of MySQL's protocol: three bytes of length, its number, and what it holds. */
export interface Packet {
  readonly number: number;
  readonly payload: Buffer;
}

/** Cuts what arrives on a line into packets. */
export class PacketReader {
  #left = Buffer.alloc(0);

  /** @returns the packets that are whole now */
  read(chunk: Buffer): readonly Packet[] {
    this.#left = Buffer.concat([this.#left, chunk]);
    const packets: Packet[] = [];
    while (this.#left.length >= 4) {
      const end = 4 + this.#left.readUIntLE(0, 3);
      if (this.#left.length < end) break;
      packets.push({ number: this.#left[3] ?? 0, payload: this.#left.subarray(4, end) });
      this.#left = this.#left.subarray(end);
    }
    return packets;
  }
}

/** Writes one packet. */
export function packetOf(payload: Buffer, number: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUIntLE(payload.length, 0, 3);
  head[3] = number;
  return Buffer.concat([head, payload]);
}

/** An error as the server writes it. */
export const errorPacket = (message: string): Buffer =>
  packetOf(Buffer.concat([Buffer.from([0xff, 0x51, 0x04]), Buffer.from(`#HY000${message}`)]), 1);
