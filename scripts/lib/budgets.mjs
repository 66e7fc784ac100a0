import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { closure } from './chunks.mjs';
import { readPages } from './pages.mjs';
import { inRoot, ROOT } from './paths.mjs';

/**
 * Adds up what each page with a limit loads, gzipped, and prints the table.
 * @param {readonly (import('./chunks.mjs').Chunk & { code: string })[]} scripts of the built portal
 * @param {readonly import('./pages.mjs').Page[]} [pages]
 * @returns {string[]} a complaint for each page over its limit, and for each module that the build does not know
 */
export function checkBudgets(scripts, pages = readPages()) {
  console.log('page                         scripts   KiB gzip   limit');
  return pages.flatMap((page) => {
    const { title, limitKiB } = page;
    const { files, missing } = closure(
      scripts,
      modulesFor(page, pages).map((module) => inRoot(module)),
    );
    const lost = missing.map(
      (module) => `${path.relative(ROOT, module)} is in no script any more: correct scripts/pages.json.`,
    );
    if (limitKiB === undefined) return lost;
    const size = scripts
      .filter(({ fileName }) => files.has(fileName))
      .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length / 1024, 0);
    console.log(
      `${title.padEnd(28)} ${String(files.size).padStart(7)} ${size.toFixed(1).padStart(10)} ${String(limitKiB).padStart(7)}`,
    );
    return [
      ...lost,
      ...(size > limitKiB
        ? [`${title} loads ${size.toFixed(1)} KiB of JavaScript, ${limitKiB} are allowed.`]
        : []),
    ];
  });
}

/**
 * The modules of a page, of the pages that are there before it, and of the entry, which is the first page's.
 * @param {import('./pages.mjs').Page} page
 * @param {readonly import('./pages.mjs').Page[]} pages
 * @returns {string[]}
 */
function modulesFor({ modules, after }, pages) {
  const before = pages.find(({ title }) => title === after);
  return [...(before ? modulesFor(before, pages) : (pages[0]?.modules.slice(0, 1) ?? [])), ...modules];
}
