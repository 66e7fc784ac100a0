import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import { findProjectRoot } from '../../config/config.ts';
import { type Dictionaries, indexDictionaries, readDictionaries } from './dictionary.ts';

export interface CampusRole {
  readonly id: string;
  readonly name: LocalText;
  readonly admin: boolean;
  /** Ids of the systems that it designs. */
  readonly designs?: readonly string[];
}

export interface CampusDepartment {
  readonly id: string;
  /** Always one that stands before it. */
  readonly parent: string | null;
  readonly name: LocalText;
}

/** What `examples/campus` holds. */
export interface CampusFolder {
  readonly dictionaries: Dictionaries;
  readonly roles: readonly CampusRole[];
  readonly departments: readonly CampusDepartment[];
  /** In an order in which each comes after what it needs. */
  readonly documents: readonly AtriumDocument[];
}

/** Folders of documents, those that others refer to first. */
const FOLDERS = ['conditions', 'controls', 'forms', 'flows', 'lists', 'mgr', 'apps', 'systems'];

/** The demo campus of this project. */
const campusDirectory = (): string => path.join(findProjectRoot(), 'examples', 'campus');

/** Reads a campus folder. What its documents hold is checked where they are saved. */
export function readCampusFolder(directory: string = campusDirectory()): CampusFolder {
  const read = (...names: string[]): unknown =>
    JSON.parse(readFileSync(path.join(directory, ...names), 'utf8'));
  const departments = read('departments.json') as CampusDepartment[];
  return {
    dictionaries: withDepartments(readDictionaries(directory), departments),
    roles: read('roles.json') as CampusRole[],
    departments,
    documents: FOLDERS.flatMap((folder) =>
      readdirSync(path.join(directory, folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => read(folder, name) as AtriumDocument),
    ),
  };
}

/** Departments are a dictionary as well, so that fields show them in the reader's language. */
function withDepartments(dictionaries: Dictionaries, departments: readonly CampusDepartment[]): Dictionaries {
  const items = departments.map(({ id, parent, name }) => ({
    value: id,
    label: name,
    ...(parent === null ? {} : { parent }),
  }));
  const name = { zhCN: '部门', enUS: 'Department' };
  return indexDictionaries([...dictionaries.all, { code: 'department', name, items }]);
}
