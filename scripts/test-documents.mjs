import { statSync } from 'node:fs';
import { runnerImport } from 'vite';
import { inRoot } from './lib/paths.mjs';
import { messageOf } from './lib/report.mjs';

// npm run test:documents -- [<folder> …] [--lang=en|zh]: runs the tests of pages that the documents below folders hold, by
// the very functions of page and server. Ends with 1 where one of them fails, with 2 where it was called wrongly.

/** Documents that come with the product. */
const OWN = ['examples/campus', 'backoffice'];

const USAGE = `Usage: npm run test:documents -- [<folder> …] [--lang=en|zh]

Runs the tests of pages that the JSON documents below the folders hold; without one those of ${OWN.join(' and ')}.
  --lang=en|zh  the language of the report; English when nothing is said
Ends with 0 when all pass, 1 when one fails, 2 when nothing could be run.`;

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(`ERROR ${message}\n\n${USAGE}`);
  process.exit(2);
}

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const languages = /** @type {Record<string, 'enUS' | 'zhCN'>} */ ({ en: 'enUS', zh: 'zhCN' });
let language = languages.en;
for (const option of words.filter((word) => word.startsWith('-'))) {
  const [, value = ''] = /^--lang=(.+)$/.exec(option) ?? [];
  if (!Object.hasOwn(languages, value)) refuse(`There is no option "${option}".`);
  language = languages[value];
}
const named = words.filter((word) => !word.startsWith('-'));
const folders = named.length > 0 ? named : OWN.map((folder) => inRoot(folder));
for (const folder of folders)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) refuse(`There is no folder "${folder}".`);
/** @param {string} file */
const load = async (file) =>
  (await runnerImport(inRoot(file), { configFile: false, logLevel: 'error' })).module;
try {
  const { testFolder } = await load('server/check/documentTests.ts');
  const { reportTests } = await load('server/check/testReport.ts');
  const results = folders.flatMap((folder) => testFolder(folder));
  const { text, failed } = reportTests(results, language);
  console.log(text);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  console.error(`ERROR ${messageOf(error)}`);
  process.exit(2);
}
