const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Whether a name reaches the prototype of an object: no member of a document and of a value on the wire has one. */
export const isForbiddenKey = (name: string): boolean => FORBIDDEN.has(name);
