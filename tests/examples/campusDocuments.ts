import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AtriumDocument, DocumentByKind, DocumentKind } from '../../src/schemas/documents/index.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../examples/campus');

/** Which kinds of documents stand in which folder. */
const folders: Readonly<Record<string, readonly DocumentKind[]>> = {
  systems: ['system'],
  apps: ['app'],
  forms: ['form', 'mgrForm'],
  lists: ['mgrList'],
  mgr: ['mgr'],
  conditions: ['condition'],
  controls: ['control'],
  flows: ['flow'],
};

export interface CampusFile {
  /** Path inside the campus folder. */
  file: string;
  /** Kinds that its folder is for. */
  kinds: readonly DocumentKind[];
  document: AtriumDocument;
}

const readJson = (...parts: string[]): unknown =>
  JSON.parse(readFileSync(path.join(FOLDER, ...parts), 'utf8'));

/** Every document of the demo campus as it stands in the repository. */
export const campusFiles: readonly CampusFile[] = Object.entries(folders).flatMap(([folder, kinds]) =>
  readdirSync(path.join(FOLDER, folder)).map((name) => ({
    file: `${folder}/${name}`,
    kinds,
    document: readJson(folder, name) as AtriumDocument,
  })),
);

interface Dictionary {
  code: string;
  name: unknown;
  items: { value: string; label: unknown; parent?: string }[];
}

export const roles = readJson('roles.json') as {
  id: string;
  name: unknown;
  admin: boolean;
  designs?: string[];
}[];
export const departments = readJson('departments.json') as {
  id: string;
  parent: string | null;
  name: unknown;
}[];

/** The dictionaries as they are seeded: departments are one too. */
export const dictionaries: readonly Dictionary[] = [
  ...(readJson('dictionaries.json') as Dictionary[]),
  {
    code: 'department',
    name: undefined,
    items: departments.map(({ id, parent, name }) => ({
      value: id,
      label: name,
      ...(parent === null ? {} : { parent }),
    })),
  },
];

/** The documents of one kind. */
export function ofKind<K extends DocumentKind>(kind: K): DocumentByKind[K][] {
  return campusFiles
    .filter(({ document }) => document.kind === kind)
    .map(({ document }) => document as DocumentByKind[K]);
}

/** Every member of a JSON value with its path and the name it stands under, parents first. */
export function* members(value: unknown, at = ''): Generator<{ at: string; name: string; value: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const here = `${at}/${name}`;
    yield { at: here, name, value: member };
    yield* members(member, here);
  }
}
