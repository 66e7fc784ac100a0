import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parser as jsonParser } from '@lezer/json';
import { checkFinding } from '../../src/documents/check/findings.ts';
import { checkDocumentSet } from '../../src/documents/check/documentSet.ts';
import type { SetEntry, SetResult, SetSurroundings } from '../../src/documents/check/documentSet.ts';

import type { Finding } from '../../src/schemas/finding.ts';
import { linearPattern } from '../../src/documents/pattern.ts';
import type { PackageVocabulary } from '../../src/documents/vocabulary.ts';
import { metas } from '../../src/renderers/metas.ts';
import { parseJson } from '../envelope/guard.ts';
import { AppError, type InputError } from '../errors/AppError.ts';

/** The file that says which roles there are. */
const ROLES = 'roles.json';
/** The file that says which interfaces are configured. */
const INTERFACES = 'interfaces.json';

/** The pages that the gallery shows its widgets by; its stage is a form. */
const galleryPages: ReadonlySet<string> = new Set(
  metas.map(({ type }) => `example-${type.replace('/', '-')}`),
);

/** The documents of a folder with what they are checked against. */
interface DocumentFolder {
  readonly entries: readonly SetEntry[];
  readonly around: SetSurroundings;
  /** Files that are neither documents nor known lists, with why. */
  readonly unreadable: readonly SetResult[];
}

/**
 * Reads a folder of documents with all folders below. Lists are no documents: `roles.json`, `interfaces.json`,
 * `departments.json` and lists of dictionaries say what the documents may name.
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
  let interfaces: ReadonlySet<string> | undefined;
  for (const name of jsonFiles(folder)) {
    const { document, unread } = readJson(path.join(folder, name));
    if (unread !== undefined) unreadable.push({ name, findings: [unread] });
    else if (path.basename(name) === ROLES) {
      if (isIdList(document)) roles = new Set(idsOf(document));
      else unreadable.push({ name, findings: [NO_ROLES] });
    } else if (path.basename(name) === INTERFACES) {
      if (isIdList(document)) interfaces = new Set(idsOf(document));
      else unreadable.push({ name, findings: [NO_INTERFACES] });
    } else if (!Array.isArray(document)) entries.push({ name, document });
    else if (path.basename(name) === 'departments.json') dictionaries.set('department', idsOf(document));
    else if (!document.every(isEntry)) unreadable.push({ name, findings: [NO_DOCUMENT] });
    else addDictionaries(document, dictionaries);
  }
  const around: SetSurroundings = {
    metas,
    packages,
    pattern: linearPattern,
    inForm: (id) => galleryPages.has(id),
    ...(dictionaries.size > 0 && { dictionaries }),
    ...(roles && { roles }),
    ...(interfaces && { interfaces }),
  };
  return { entries, around, unreadable };
}

/**
 * Checks one document of a folder against those around it: of the nearest folder above that says which roles there are,
 * as the root of a set does, or of the file's own.
 */
export function checkFile(file: string, packages?: readonly PackageVocabulary[]): readonly SetResult[] {
  const folder = rootOf(path.dirname(path.resolve(file)));
  const { entries, around, unreadable } = readDocumentFolder(folder, packages);
  const own = path.relative(folder, path.resolve(file));
  const isOwn = (name: string): boolean => name === own;
  // Without the roles nothing can be said of those that the document names.
  const isNeeded = (name: string): boolean => isOwn(name) || name === ROLES;
  return [...unreadable.filter(({ name }) => isNeeded(name)), ...checkDocumentSet(entries, around, isOwn)];
}

function rootOf(folder: string): string {
  for (let at = folder; path.dirname(at) !== at; at = path.dirname(at))
    if (existsSync(path.join(at, ROLES))) return at;
  return folder;
}

/** Checks the documents of a folder against each other. */
export function checkFolder(folder: string, packages?: readonly PackageVocabulary[]): readonly SetResult[] {
  const { entries, around, unreadable } = readDocumentFolder(folder, packages);
  return [...unreadable, ...checkDocumentSet(entries, around)];
}

/**
 * What a file holds, or the finding that it is no JSON, or none that the server would take. Some editors begin a file with
 * a byte order mark.
 */
function readJson(file: string): { document?: unknown; unread?: Finding } {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    return {
      unread: checkFinding('NO_JSON.folder', ''),
    };
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    // A link to nothing, or a file that belongs to somebody else; the other files are checked all the same.
    const { code = '' } = error as NodeJS.ErrnoException;
    return {
      unread: checkFinding('NO_JSON.unreadable', '', { code }),
    };
  }
  try {
    const document = JSON.parse(text) as unknown;
    parseJson(text);
    return { document };
  } catch (error) {
    const refused = error instanceof AppError ? error.errors?.[0] : undefined;
    if (refused) return { unread: foundIn(refused) };
    return { unread: noJson(text, error) };
  }
}

/** Where a text stops being JSON, as its engine does not always say. */
function noJson(text: string, error: unknown): Finding {
  const said = error instanceof Error ? error.message : String(error);
  // The engine speaks English only, and counts characters where people count lines.
  const why = said.replace(/(?: in JSON)? at position .*$/s, '');
  let at = text.length;
  jsonParser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at = Math.min(at, from);
    },
  });
  const before = text.slice(0, at).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  return checkFinding('NO_JSON', '', { line, column, why: { zhCN: '', enUS: `: ${why}` } });
}

const foundIn = ({ path: dotted, code, message }: InputError): Finding => ({
  severity: 'error',
  // The door of the server speaks of a body, the check of a document.
  code: code.replace(/^BODY_/, ''),
  message,
  path: dotted === '' ? '' : `/${dotted.replaceAll('.', '/')}`,
});

function jsonFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.json'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

const idsOf = (list: readonly unknown[]): readonly string[] =>
  list.filter(isObject).map(({ id }) => String(id));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a list may hold: roles, departments, dictionaries, records; a document stands in a file of its own. */
const isEntry = (value: unknown): boolean =>
  isObject(value) && !('kind' in value && 'schemaVersion' in value);

/** Roles are told by their ids, which documents name. */
const isIdList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.every((entry) => isObject(entry) && typeof entry.id === 'string' && entry.id !== '');

const NO_ROLES = checkFinding('NO_ROLES', '');
const NO_INTERFACES = checkFinding('NO_INTERFACES', '');
const NO_DOCUMENT = checkFinding('NO_DOCUMENT.list', '');

/** Lists of other things are no dictionaries: what has no code and no items is left out. */
function addDictionaries(list: readonly unknown[], dictionaries: Map<string, readonly string[]>): void {
  for (const { code, items } of list.filter(isObject)) {
    if (typeof code === 'string' && Array.isArray(items)) {
      dictionaries.set(
        code,
        items.filter(isObject).map(({ value }) => String(value)),
      );
    }
  }
}
