import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { inRoot } from './lib/paths.mjs';
import { fail, messageOf } from './lib/report.mjs';

// npm run import:form -- <file.json> [--id <id>] [--name <name>] [--lang=zh]: a Formily schema or a JSON Schema as a form
// document, on the standard output; on the other one what was not carried over. Ends with 1 where a field is missing.

/** @param {string} file */
const load = async (file) =>
  (await runnerImport(inRoot(file), { configFile: false, logLevel: 'error' })).module;

const string = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { id: string, name: string, lang: string },
});
const [file] = positionals;
if (file === undefined) {
  console.error('Usage: npm run import:form -- <file.json> [--id <id>] [--name <name>] [--lang=zh]');
  process.exit(2);
}
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
  values.lang === 'zh' ? 'zhCN' : 'enUS',
);
if (notCarried.length > 0) console.error(text);
process.exit(errors > 0 ? 1 : 0);

/** @param {string} name */
function readSchema(name) {
  try {
    return JSON.parse(readFileSync(name, 'utf8'));
  } catch (error) {
    return fail(`${name} cannot be read: ${messageOf(error)}`);
  }
}
