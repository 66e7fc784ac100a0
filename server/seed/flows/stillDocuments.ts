import type { DocumentReader } from '../../documents/publishedDocuments.ts';

/** Reads what is published once each, as long as nobody publishes anything. */
export function stillDocuments(reader: DocumentReader): DocumentReader {
  const kept = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const found = read();
    kept.set(key, found);
    return found;
  };
  return {
    find: (db, kind, id) => once(`find ${kind} ${id}`, () => reader.find(db, kind, id)),
    findShown: (db, kind, id) => once(`shown ${kind} ${id}`, () => reader.findShown(db, kind, id)),
    findVersion: (db, kind, at) =>
      once(`version ${kind} ${at.id} ${String(at.version)}`, () => reader.findVersion(db, kind, at)),
    list: (db, kind) => once(`list ${kind}`, () => reader.list(db, kind)),
    listLast: (db, kind) => once(`last ${kind}`, () => reader.listLast(db, kind)),
    heldFlows: (db) => reader.heldFlows(db),
    listAll: (db) => once('all', () => reader.listAll(db)),
  };
}
