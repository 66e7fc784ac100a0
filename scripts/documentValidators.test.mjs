import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { readDocumentFolder } from '../server/check/documentFolder.ts';
import { readSchemas, validatorsOf } from './lib/documentValidators.mjs';
import { inRoot } from './lib/paths.mjs';

test('the validators that are built say of the documents of the campus what the schemas say', async () => {
  const schemas = await readSchemas(inRoot('src/schemas/documents/index.ts'));
  const file = inRoot('node_modules/.cache/atrium/document-validators.mjs');
  mkdirSync(inRoot('node_modules/.cache/atrium'), { recursive: true });
  writeFileSync(file, validatorsOf(schemas));
  /** @type {{ documentValidators: Record<string, (document: unknown) => boolean> }} */
  const { documentValidators } = await import(pathToFileURL(file).href);
  const { entries } = readDocumentFolder(inRoot('examples/campus'));
  expect(entries.length).toBeGreaterThan(30);
  for (const { name, document } of entries) {
    const { kind } = /** @type {{ kind: string }} */ (document);
    const validator = documentValidators[kind];
    const schema = schemas[kind];
    if (validator === undefined || schema === undefined) throw new Error(`No validator of ${kind}`);
    for (const value of [
      document,
      { ...Object(document), id: 'Not an id' },
      { ...Object(document), more: 1 },
    ])
      expect([name, validator(value)]).toEqual([name, Check(schema, value)]);
  }
});
