/** What the body of a call may come to, before anything in it is looked at. */
export interface BodySize {
  readonly bytes: number;
  /** Objects, lists and further members and elements of the payload, all together. */
  readonly values: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * By what a call takes. Reading one to its limit costs less than 50 ms of processor time, but for documents, which only
 * who designs may send.
 */
export const bodySizes = {
  /** Of public calls, and of any call for who has no live token or may not make it in any role. */
  open: { bytes: 64 * KIB, values: 4_000 },
  /** The members of a call, with the conditions and ids that it names. */
  call: { bytes: MIB, values: 20_000 },
  /** A record, with pictures of signatures and tables of its own. */
  record: { bytes: 2 * MIB, values: 50_000 },
  /** A document of 1 MiB, escaped as text inside the envelope, or a bundle of smaller ones. */
  document: { bytes: 4 * MIB, values: 350_000 },
} as const satisfies Record<string, BodySize>;

/** Largest body that anybody may send. */
export const LARGEST_BODY = bodySizes.document.bytes;

/** What is still read for an address that sent too many broken envelopes: a login fits in. */
export const SUSPECT_BODY = 8 * KIB;

/** The envelope's own four members, and so many that are named as unknown. */
export const ENVELOPE_VALUES = 4_000;
