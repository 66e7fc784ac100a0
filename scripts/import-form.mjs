import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from './lib/paths.mjs';
import { fail, messageOf } from './lib/report.mjs';

// npm run import:form -- <file.json> [--id <id>] [--name <name>] [--lang=zh]: a Formily schema or a JSON Schema as a form
// document, on the standard output; on the other one what was not carried over. Ends with 1 where a field or its values are missing.

/** @param {string} file */
const load = async (file) => {
  // A command that is called wrongly says so without it.
  const { runnerImport } = await import('vite');
  return (await runnerImport(inRoot(file), { configFile: false, logLevel: 'error' })).module;
};

const USAGE = `Usage: npm run import:form -- <file.json> [--id=<id>] [--name=<name>] [--lang=en|zh]

Writes the Formily schema or JSON Schema in the file as a form document to the standard output, and what was not carried
over to the standard error.
  --id=<id>        the id of the form
  --name=<name>    the name of the form
  --lang=en|zh     the language of the report; English when nothing is said
Ends with 0 when every field is there, 1 when one or some of its values are missing or the file cannot be read, 2 when it was called wrongly.`;

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(`ERROR ${message}\n\n${USAGE}`);
  process.exit(2);
}

const { values, positionals } = readWords();
if (values.help === true) {
  console.log(USAGE);
  process.exit(0);
}
const languages = /** @type {Record<string, 'enUS' | 'zhCN'>} */ ({ en: 'enUS', zh: 'zhCN' });
const { lang = 'en' } = values;
if (!Object.hasOwn(languages, lang)) refuse(`The report is in en or zh, not in "${lang}".`);
const [file] = positionals;
if (file === undefined || positionals.length > 1) refuse('Name one file.');
const { LONGEST_NAME, RESOURCE_ID } = await load('src/schemas/kinds.ts');
if (values.id !== undefined && !new RegExp(RESOURCE_ID).test(values.id))
  refuse(
    `"${values.id}" is no id of a form: lower-case letters, digits and hyphens, after a letter, 2 to 64 in all.`,
  );
const { name = 'form' } = values;
if (name.trim() === '' || name.length > LONGEST_NAME)
  refuse(`A form has a name of 1 to ${LONGEST_NAME} characters, and not "${name}".`);
const { importFormilySchema, importJsonSchema, isFormilySchema } = await load(
  'src/documents/import/importForm.ts',
);
const { metas } = await load('src/renderers/metas.ts');
const { reportResults } = await load('server/check/report.ts');

const schema = readSchema(file);
const read = isFormilySchema(schema) ? importFormilySchema : importJsonSchema;
const options = {
  metas,
  ...(values.id === undefined ? {} : { id: values.id }),
  ...(values.name === undefined ? {} : { name: values.name }),
};
const { document, notCarried } = read(schema, options);
console.log(JSON.stringify(document, null, 2));
const { text, errors } = reportResults(
  [{ name: path.basename(file), findings: notCarried }],
  languages[lang],
);
if (notCarried.length > 0) console.error(text);
process.exit(errors > 0 ? 1 : 0);

/** What it was called with. */
function readWords() {
  const string = /** @type {const} */ ({ type: 'string' });
  const help = /** @type {const} */ ({ type: 'boolean' });
  try {
    return parseArgs({ allowPositionals: true, options: { id: string, name: string, lang: string, help } });
  } catch (error) {
    // Behind its first sentence it tells of what this command has no use for.
    return refuse(messageOf(error).replace(/\. .*$/s, '.'));
  }
}

/** @param {string} name */
function readSchema(name) {
  try {
    // As other programs save it, with a byte order mark.
    return JSON.parse(readFileSync(name, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail(`${name} cannot be read: ${messageOf(error)}`);
  }
}
