import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDocumentSet } from '../../src/documents/check/documentSet.ts';
import type { SetEntry, SetResult, SetSurroundings } from '../../src/documents/check/documentSet.ts';
import { checkFindings } from '../../src/documents/check/findings.ts';
import { linearPattern } from '../../src/documents/pattern.ts';
import type { PackageVocabulary } from '../../src/documents/vocabulary.ts';
import { metas } from '../../src/renderers/metas.ts';

/** The documents of a folder with what they are checked against. */
interface DocumentFolder {
  readonly entries: readonly SetEntry[];
  readonly around: SetSurroundings;
  /** Files that are no JSON, with why. */
  readonly unreadable: readonly SetResult[];
}

/**
 * Reads a folder of documents with all folders below. Lists are no documents: `roles.json`, `departments.json` and lists
 * of dictionaries say what the documents may name.
 * @param packages what outside packages add to the language
 */
export function readDocumentFolder(
  folder: string,
  packages: readonly PackageVocabulary[] = [],
): DocumentFolder {
  const entries: SetEntry[] = [];
  const unreadable: SetResult[] = [];
  const dictionaries = new Map<string, readonly string[]>();
  let roles: ReadonlySet<string> | undefined;
  for (const name of jsonFiles(folder)) {
    try {
      const document: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      if (!Array.isArray(document)) entries.push({ name, document });
      else if (path.basename(name) === 'roles.json') roles = new Set(idsOf(document));
      else if (path.basename(name) === 'departments.json') dictionaries.set('department', idsOf(document));
      else addDictionaries(document, dictionaries);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const finding = checkFindings.shape('NO_JSON', `不是 JSON：${why}`, `This is no JSON: ${why}`, '');
      unreadable.push({ name, findings: [finding] });
    }
  }
  const around: SetSurroundings = {
    metas,
    packages,
    pattern: linearPattern,
    ...(dictionaries.size > 0 && { dictionaries }),
    ...(roles && { roles }),
  };
  return { entries, around, unreadable };
}

/** Checks the documents of a folder against each other. */
export function checkFolder(folder: string, packages?: readonly PackageVocabulary[]): readonly SetResult[] {
  const { entries, around, unreadable } = readDocumentFolder(folder, packages);
  return [...unreadable, ...checkDocumentSet(entries, around)];
}

function jsonFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
}

const idsOf = (list: readonly unknown[]): readonly string[] =>
  (list as readonly { readonly id?: unknown }[]).map(({ id }) => String(id));

interface ListedDictionary {
  readonly code?: unknown;
  readonly items?: readonly { readonly value?: unknown }[];
}

/** Lists of other things are no dictionaries: what has no code and no items is left out. */
function addDictionaries(list: readonly unknown[], dictionaries: Map<string, readonly string[]>): void {
  for (const { code, items } of list as readonly ListedDictionary[]) {
    if (typeof code === 'string' && Array.isArray(items)) {
      dictionaries.set(
        code,
        items.map(({ value }) => String(value)),
      );
    }
  }
}
