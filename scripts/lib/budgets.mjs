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
    const loaded = scripts
      .filter(({ fileName }) => files.has(fileName))
      .map(({ fileName, code }) => ({ fileName, size: gzipSync(code, { level: 9 }).length / 1024 }));
    const size = loaded.reduce((sum, script) => sum + script.size, 0);
    console.log(
      `${title.padEnd(28)} ${String(files.size).padStart(7)} ${size.toFixed(1).padStart(10)} ${String(limitKiB).padStart(7)}`,
    );
    return [...lost, ...(size > limitKiB ? [overLimit(page, limitKiB, size, loaded)] : [])];
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

/** KiB that a new limit leaves above what a page loads: room for three widgets. */
const ROOM = 40;

/**
 * What is wrong, what the page loads, and what there is to do.
 * @param {import('./pages.mjs').Page} page
 * @param {number} limitKiB
 * @param {number} size KiB gzip
 * @param {readonly { fileName: string, size: number }[]} loaded
 */
function overLimit({ title }, limitKiB, size, loaded) {
  const largest = loaded
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 4)
    .map((script) => `${path.basename(script.fileName)} ${script.size.toFixed(1)}`);
  return [
    `${title} loads ${size.toFixed(1)} KiB of JavaScript, ${limitKiB} are allowed. Its largest: ${largest.join(', ')}.`,
    'Fetch later what it does not show at once: lazyPart() for a part, import() for a library, further.ts instead of',
    `core.ts for a widget. Where all of it is needed, set limitKiB in scripts/pages.json to ${Math.ceil(size + ROOM)} and say why in`,
    'docs/decisions/page-chunks.md.',
  ].join('\n    ');
}
