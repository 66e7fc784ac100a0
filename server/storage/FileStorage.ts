import type { Readable } from 'node:stream';

/** A part of a content: first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the contents of files are kept, each under a key of ours: the id of a file, or that with a size behind it. Names
 * that people gave are metadata and never become part of a key.
 *
 * Every method refuses with STORAGE_UNAVAILABLE where the store does not answer.
 */
export interface FileStorage {
  /** Keeps a content that is in memory. */
  put(key: string, content: Uint8Array): Promise<void>;
  /**
   * Keeps a file of this machine, which is gone from its path afterwards.
   * @param size bytes
   */
  take(key: string, path: string, size: number): Promise<void>;
  /** A whole content; undefined where there is none. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** A content, or a range of it and nothing else, piece by piece; undefined where there is none. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removes a content; one that is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}
