import { statSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { inRoot, ROOT } from './lib/paths.mjs';
import { messageOf } from './lib/report.mjs';

// npm run check:documents -- <folder or file> [--with=<module>] [--lang=zh]: checks every document below a folder, or one
// document, against the others, with the same function as publishing. Ends with 1 where one of them has an error, with 2 where it was called
// wrongly or found no document. A module says what a package adds to the language, as those in EXTENSIONS do; it may be TypeScript.

/** @param {string} file */
const load = async (file) => {
  const alias = [{ find: /^atrium\//, replacement: `${ROOT}/` }];
  const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') };
  return (await runnerImport(file, { ...options, resolve: { alias } })).module;
};

const USAGE = `Usage: npm run check:documents -- <folder or file> [--with=<module>] [--lang=en|zh]

Checks every JSON document below the folder, or the one in the file, against the others. Those of a file are the
documents of the nearest folder above it that holds roles.json, or of its own.
  --with=<module>  what a package adds to the language, as the modules in EXTENSIONS do; may be given several times
  --lang=en|zh     the language of the report; English when nothing is said
Ends with 0 when all may be published, 1 when one has an error, 2 when nothing could be checked.`;

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
/** @type {string[]} */
const modules = [];
for (const option of words.filter((word) => word.startsWith('-'))) {
  const [, name, value = ''] = /^--(\w+)=(.+)$/.exec(option) ?? [];
  if (name === 'with') modules.push(path.resolve(value));
  else if (name === 'lang' && Object.hasOwn(languages, value)) language = languages[value];
  else if (name === 'lang') refuse(`The report is in en or zh, not in "${value}".`);
  else refuse(`There is no option "${option}".`);
}
const folders = words.filter((word) => !word.startsWith('-'));
const [folder] = folders;
if (folder === undefined || folders.length > 1) refuse('Name one folder or file.');
const found = folder === undefined ? undefined : statSync(folder, { throwIfNoEntry: false });
if (folder === undefined || !found) refuse(`There is no folder or file "${folder ?? ''}".`);
const { checkFile, checkFolder } = await load(inRoot('server/check/documentFolder.ts'));
const { reportResults } = await load(inRoot('server/check/report.ts'));
const { readConfig } = await load(inRoot('server/config/config.ts'));
const { loadPackages } = await load(inRoot('server/documents/vocabulary.ts'));
const { extensions } = readConfig({ EXTENSIONS: process.env.EXTENSIONS }, []);
try {
  const { packages } = await loadPackages([...extensions, ...modules], load);
  const results = (found.isFile() ? checkFile : checkFolder)(folder, packages);
  if (results.length === 0) refuse(`There is no document ${found.isFile() ? 'in' : 'below'} "${folder}".`);
  const { text, errors } = reportResults(results, language);
  console.log(text);
  process.exit(errors > 0 ? 1 : 0);
} catch (error) {
  console.error(`ERROR ${messageOf(error)}`);
  process.exit(2);
}
