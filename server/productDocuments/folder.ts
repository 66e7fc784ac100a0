import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { findProjectRoot } from '../config/config.ts';

/** Folders of documents, those that others refer to first. */
const FOLDERS = ['forms', 'lists', 'systems'];

/** The documents that come with the product, in an order in which each comes after what it needs. */
export function readProductDocuments(
  directory: string = path.join(findProjectRoot(), 'backoffice'),
): readonly AtriumDocument[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(directory, folder))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(path.join(directory, folder, name), 'utf8')) as AtriumDocument),
  );
}
