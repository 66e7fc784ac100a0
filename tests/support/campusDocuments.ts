import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { metas as declared } from '../../src/renderers/metas.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';

// The documents of the demo campus, for properties that hold of any document.

export const metas = createMetaIndex(declared);
let given = 0;
/** Another one each time, the same in each run. */
const idSuffix = (): string => {
  given += 1;
  return `0${given.toString(36).padStart(5, '0')}`;
};
export const language = { metas, idSuffix };

const campus = path.join(import.meta.dirname, '../../examples/campus');
export const documents = ['apps', 'controls', 'forms', 'lists', 'systems'].flatMap((folder) =>
  readdirSync(path.join(campus, folder)).map((file) => {
    const text = readFileSync(path.join(campus, folder, file), 'utf8');
    return JSON.parse(text) as AtriumDocument;
  }),
);

export function someDocument(which: number): AtriumDocument {
  const document = documents[which % documents.length];
  if (document === undefined) throw new Error('The demo campus has no documents.');
  return document;
}

/** One of several by any number. */
export const pick = <T>(of: readonly T[], at: number): T | undefined => of[at % of.length];
