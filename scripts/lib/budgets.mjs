import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './paths.mjs';

/**
 * What a page may load. `modules` are the entry and the modules that the page imports dynamically before it is drawn,
 * by source path; a path that ends in "/" stands for every dynamically imported module below it.
 * @typedef {{ title: string, limitKiB: number, modules: string[] }} Budget
 */

/**
 * One chunk in Vite's manifest.
 * @typedef {{ file: string, imports?: string[], isEntry?: boolean, isDynamicEntry?: boolean }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * The scripts that a page loads: its modules with everything they import statically.
 *
 * @param {Manifest} manifest
 * @param {string[]} modules
 * @returns {{ files: string[], missing: string[] }} `missing`: modules that are no chunk of their own
 */
export function closure(manifest, modules) {
  /** @type {Set<string>} */
  const visited = new Set();
  const missing = modules.filter((module) => keysOf(manifest, module).length === 0);
  const waiting = modules.flatMap((module) => keysOf(manifest, module));
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (visited.has(key)) continue;
    visited.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  const files = [...visited].map((key) => manifest[key]?.file ?? '').filter((file) => /\.m?js$/.test(file));
  return { files: [...new Set(files)].sort(), missing };
}

/** @param {Manifest} manifest @param {string} module */
function keysOf(manifest, module) {
  if (!module.endsWith('/')) return module in manifest ? [module] : [];
  return Object.keys(manifest).filter(
    (key) => key.startsWith(module) && manifest[key]?.isDynamicEntry === true,
  );
}

/**
 * Adds up what each page of scripts/budgets.json loads, gzipped, and prints the table.
 * @param {string} folder of the built portal
 * @returns {string[]} a complaint for each page over its limit, and for each module that the build does not know
 */
export function checkBudgets(folder) {
  /** @type {Budget[]} */
  const budgets = JSON.parse(readFileSync(inRoot('scripts/budgets.json'), 'utf8'));
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  /** @param {string} file */
  const gzipped = (file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1024;
  console.log('page                         scripts   KiB gzip   limit');
  return budgets.flatMap(({ title, limitKiB, modules }) => {
    const { files, missing } = closure(manifest, modules);
    const size = files.reduce((sum, file) => sum + gzipped(file), 0);
    console.log(
      `${title.padEnd(28)} ${String(files.length).padStart(7)} ${size.toFixed(1).padStart(10)} ${String(limitKiB).padStart(7)}`,
    );
    return [
      ...missing.map((module) => `${module} is no chunk of its own any more: correct scripts/budgets.json.`),
      ...(size > limitKiB
        ? [`${title} loads ${size.toFixed(1)} KiB of JavaScript, ${limitKiB} are allowed.`]
        : []),
    ];
  });
}
