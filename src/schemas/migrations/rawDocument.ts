/** A document as it is before it is known to be one. */
export type RawDocument = Readonly<Record<string, unknown>>;
