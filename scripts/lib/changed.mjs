import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

// What a branch changes, committed or not: the files that daily checks and tests look at.

const MAIN = ['main', 'origin/main'];

/**
 * The commit that this branch left the main one at; on the main branch itself, its newest.
 * @param {string} [root] folder of the repository
 */
export function baseOfBranch(root = ROOT) {
  for (const branch of MAIN) {
    const base = git(root, ['merge-base', 'HEAD', branch]);
    if (base !== undefined) return base.trim();
  }
  return 'HEAD'; // a clone without a main branch: what is not committed
}

/**
 * Files that are new or not as they were at `base`, untracked ones too; deleted ones are left out.
 * @param {string} base a commit
 * @param {string} [root] folder of the repository
 * @returns {string[]} paths relative to the root, in one order
 * @throws where the folder is no repository of git
 */
export function changedFiles(base, root = ROOT) {
  const changed = git(root, ['diff', '--name-only', '--relative', '--diff-filter=d', '-z', base, '--']);
  const added = git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  if (changed === undefined || added === undefined)
    throw new Error(`git cannot say what changed since ${base}.`);
  return [...new Set(`${changed}${added}`.split('\0').filter(Boolean))].sort();
}

/** What git prints, or undefined where it fails. @param {string} cwd @param {string[]} args */
function git(cwd, args) {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined; // no repository, no such branch: the caller says what follows
  }
}
