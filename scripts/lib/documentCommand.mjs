import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';
import { messageOf } from './report.mjs';

/**
 * A module of the product or of a package, which may be TypeScript.
 * @param {string} file
 */
export const load = async (file) => {
  // A command that is called wrongly says so without it.
  const { runnerImport } = await import('vite');
  const alias = [{ find: /^atrium\//, replacement: `${ROOT}/` }];
  const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') };
  return (await runnerImport(file, { ...options, resolve: { alias } })).module;
};

/**
 * Says why a command cannot be run, and how it is called; ends the process with 2.
 * @param {string} message
 * @param {string} usage
 * @returns {never}
 */
export function refuse(message, usage) {
  console.error(`ERROR ${message}\n\n${usage}`);
  process.exit(2);
}

const LANGUAGES = /** @type {Record<string, 'enUS' | 'zhCN'>} */ ({ en: 'enUS', zh: 'zhCN' });

/**
 * Reads the words of a command about documents: `--lang`, `--with`, `--texts` where its usage has it, and what is named. `--help` is answered here.
 * @param {string} usage
 */
export function readWords(usage) {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  let language = LANGUAGES.en;
  /** @type {string[]} */
  const modules = [];
  let texts = false;
  for (const option of words.filter((word) => word.startsWith('-'))) {
    const [, name, value = ''] = /^--(\w+)=(.+)$/.exec(option) ?? [];
    if (option === '--texts' && usage.includes('--texts')) texts = true;
    else if (name === 'with') modules.push(path.resolve(value));
    else if (name === 'lang' && Object.hasOwn(LANGUAGES, value)) language = LANGUAGES[value];
    else if (name === 'lang') refuse(`The report is in en or zh, not in "${value}".`, usage);
    else refuse(`There is no option "${option}".`, usage);
  }
  return { language, modules, texts, named: words.filter((word) => !word.startsWith('-')) };
}

/**
 * Runs a command with what packages add to the language: those of EXTENSIONS and those that are named. Ends the process with
 * the code that it answers, with 2 where it throws.
 * @param {readonly string[]} modules
 * @param {(packages: readonly import('../../src/documents/vocabulary.ts').PackageVocabulary[]) => Promise<number>} run
 */
export async function withPackages(modules, run) {
  try {
    const { readConfig } = await load(inRoot('server/config/config.ts'));
    const { loadPackages } = await load(inRoot('server/documents/vocabulary.ts'));
    const { extensions } = readConfig({ EXTENSIONS: process.env.EXTENSIONS }, []);
    const { packages } = await loadPackages([...extensions, ...modules], load);
    process.exit(await run(packages));
  } catch (error) {
    console.error(`ERROR ${messageOf(error)}`);
    process.exit(2);
  }
}
