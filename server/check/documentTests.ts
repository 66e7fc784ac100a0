import { contextOf } from '../../src/documents/check/documentSet.ts';
import { readDocument } from '../../src/documents/check/shape.ts';
import { runTests, type SaidResult } from '../../src/documents/scenario/runTests.ts';
import type { PackageVocabulary } from '../../src/documents/vocabulary.ts';
import { readDocumentFolder } from './documentFolder.ts';

/** What came of the tests of one document. */
export interface TestedFile {
  /** Its file, from the folder. */
  readonly name: string;
  readonly results: readonly SaidResult[];
}

/**
 * Runs the tests of all documents of a folder, each among the others; those without tests are left out. Persons are not
 * known here: what hangs on their names is undecided.
 * @throws Error where a file is no document: what its tests would say nobody knows
 */
export function testFolder(folder: string, packages?: readonly PackageVocabulary[]): readonly TestedFile[] {
  const { entries, around, unreadable } = readDocumentFolder(folder, packages);
  const context = contextOf(entries, around);
  const [broken] = unreadable;
  if (broken) throw new Error(`${broken.name}: ${broken.findings[0]?.message.enUS ?? 'is no document'}`);
  return entries.flatMap(({ name, document }) => {
    const read = readDocument(document, around.fits);
    if (read.document === undefined)
      throw new Error(`${name}: ${read.findings[0]?.message.enUS ?? 'is no document'}`);
    const results = [...runTests(read.document, context)];
    return results.length === 0 ? [] : [{ name, results }];
  });
}
