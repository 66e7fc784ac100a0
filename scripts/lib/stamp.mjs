import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

/**
 * Something that is built: when any of its inputs changed since, it is stale.
 * @typedef {{ name: string, inputs: string[], output: string }} Product
 */

const SHARED = ['src', 'examples', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/lib'];

/** @type {Product} */
export const PORTAL = {
  name: 'portal',
  inputs: [...SHARED, 'package.json', 'index.html', 'public', 'docs/guide', 'vite.config.ts'],
  output: 'dist/portal/index.html',
};

/** @type {Product} */
export const SERVER = { name: 'server', inputs: [...SHARED, 'server'], output: 'dist/server/main.js' };

/**
 * A hash over the names and contents of all inputs. Dates do not count: a clone or a copy has new ones.
 * @param {Product} product
 * @param {string} [root] what the inputs are relative to
 */
export function stampOf(product, root = ROOT) {
  const hash = createHash('sha256');
  for (const file of product.inputs.flatMap((input) => filesBelow(root, input))) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {Product} product */
export function isStale(product) {
  const file = stampFile(product);
  const built =
    existsSync(inRoot(product.output)) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return built !== stampOf(product);
}

/** @param {Product} product @param {string} stamp taken before the build, so that a change during it counts */
export function writeStamp(product, stamp) {
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(stampFile(product), stamp);
}

/** @param {Product} product */
const stampFile = (product) => inRoot('dist', `.${product.name}-stamp`);

/** Paths relative to the root, in one order on every system. @param {string} root @param {string} place @returns {string[]} */
function filesBelow(root, place) {
  const found = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [place];
  return readdirSync(path.join(root, place), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
