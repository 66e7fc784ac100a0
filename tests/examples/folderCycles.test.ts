import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Code of a folder and of those below it, without its tests. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !/\.test\.|node_modules/.test(name))
    .map((name) => path.join(folder, name));
}

const IMPORT =
  /(?:^|\n)(?:import|export)\b[^'";]*?from\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'|(?:^|\n)import\s+'(\.[^']+)'/g;

/** What each folder imports of the others, with one import as a witness. */
function foldersOf(room: string): Map<string, Map<string, string>> {
  const top = path.join(ROOT, room);
  const folders = new Map<string, Map<string, string>>();
  for (const file of filesIn(top)) {
    const from = path.relative(ROOT, path.dirname(file));
    for (const found of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const named = found.slice(1).find((each: string | undefined) => each !== undefined);
      const target = path.resolve(path.dirname(file), named ?? '');
      const to = path.relative(ROOT, path.dirname(target));
      if (to === from || !target.startsWith(`${top}${path.sep}`)) continue;
      const known = folders.get(from) ?? new Map<string, string>();
      folders.set(from, known.set(to, `${path.relative(ROOT, file)} → ${path.relative(ROOT, target)}`));
    }
  }
  return folders;
}

/** One way from a folder back to itself, as the imports that lead along it; undefined where there is none. */
function wayBack(folders: Map<string, Map<string, string>>, start: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const walk = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    for (const [next, witness] of folders.get(folder) ?? []) {
      if (next === start) return [...way, witness];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, witness]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return walk(start, []);
}

// Lint sees cycles of files; folders can import each other without any two files doing so.
test('no two folders of the server import each other, however long the way', () => {
  const folders = foldersOf('server');
  const cycles = [...folders.keys()].flatMap((folder) => wayBack(folders, folder) ?? []);
  expect(folders.size).toBeGreaterThan(40);
  expect([...new Set(cycles)]).toEqual([]);
});
