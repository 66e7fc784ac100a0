import { Readable } from 'node:stream';

/** The body of an answer to HEAD: none, beside headers that stay as they were set for GET. */
export const noBody = (): Readable => Readable.from([]);
