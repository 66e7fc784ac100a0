import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from './lib/documentCommand.mjs';
import { measureForm, schemaIn } from './lib/importMeasure/forms.mjs';
import { isSuite, judgeGroup, noVerdicts } from './lib/importMeasure/suite.mjs';
import { inRoot } from './lib/paths.mjs';

// node scripts/measure-import.mjs [--told] <folder>…: how truthfully schemas of others are imported. Files of the JSON Schema Test Suite
// are judged test by test by the form that their schemas become; of schemas of forms (Formily, rjsf, JSON Forms) it is
// counted which fields arrive. With --told the verdicts that differ with a finding are listed, too. No part of `npm test`: the suites are not part of the repository.

const told = process.argv.includes('--told');
const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (folders.length === 0) {
  console.error('Usage: node scripts/measure-import.mjs [--told] <folder>…');
  process.exit(2);
}

const part = (/** @type {string} */ name) => load(inRoot(name));
const { importFormilySchema, importJsonSchema, isFormilySchema } = await part(
  'src/documents/import/importForm.ts',
);
const { metas } = await part('src/renderers/metas.ts');
const { createEnvironment } = await part('src/documents/environment.ts');
const { createMetaIndex } = await part('src/documents/metaIndex.ts');
const { linearPattern } = await part('src/documents/pattern.ts');
const product = {
  ...(await part('src/documents/form.ts')),
  ...(await part('src/documents/settle.ts')),
  ...(await part('server/records/shape.ts')),
  ...(await part('server/records/value.ts')),
  open: (await part('src/documents/resolve.ts')).OPEN,
  environment: createEnvironment(createMetaIndex(metas), { pattern: linearPattern }),
};
const read = (/** @type {unknown} */ schema) =>
  (isFormilySchema(schema) ? importFormilySchema : importJsonSchema)(schema, { metas });

/** @type {Map<string, ReturnType<typeof noVerdicts>>} */
const suites = new Map();
/** @type {{ file: string, fields: number, arrived: number, silent: string[] }[]} */
const forms = [];
/** @type {Map<string, number>} */
const codes = new Map();
for (const file of folders.flatMap(filesIn)) measure(file);
report();

/** @param {string} folder @returns {readonly string[]} */
function filesIn(folder) {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** @param {string} file */
function measure(file) {
  const content = contentOf(file);
  if (isSuite(content)) {
    const keyword = path.basename(file, '.json');
    const verdicts = suites.get(keyword) ?? noVerdicts();
    suites.set(keyword, verdicts);
    for (const group of content) judgeGroup(group, { draft: draftOf(file), product, read }, verdicts);
    return;
  }
  const schema = schemaIn(content);
  if (schema === undefined) return;
  const imported = read(schema);
  forms.push({ file, ...measureForm(schema, imported) });
  for (const { code, severity } of imported.notCarried) {
    const key = `${severity} ${code}`;
    codes.set(key, (codes.get(key) ?? 0) + 1);
  }
}

/** @param {string} file @returns {unknown} */
function contentOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return undefined; // no JSON at all
  }
}

/** The draft whose folder a file stands in, as schemas name it. @param {string} file */
function draftOf(file) {
  const number = /\bdraft([34567])\b/.exec(file)?.[1];
  return number === undefined ? undefined : `http://json-schema.org/draft-0${number}/schema#`;
}

function report() {
  const all = [...suites.values()];
  const sum = (/** @type {(each: ReturnType<typeof noVerdicts>) => number} */ count) =>
    all.reduce((total, each) => total + count(each), 0);
  if (all.length > 0) {
    const documented = new Map();
    for (const { documented: reasons } of all)
      for (const [reason, count] of reasons) documented.set(reason, (documented.get(reason) ?? 0) + count);
    console.log(
      `tests: ${sum(({ same, told, silent, crash }) => same + told + silent.length + crash.length) + [...documented.values()].reduce((a, b) => a + b, 0)}`,
    );
    console.log(`  same verdict                ${sum(({ same }) => same)}`);
    console.log(`  another one, with a finding ${sum(({ told }) => told)}`);
    for (const [reason, count] of documented)
      console.log(`  another one, documented     ${count}  ${reason}`);
    console.log(`  another one, silent         ${sum(({ silent }) => silent.length)}`);
    console.log(`  crash                       ${sum(({ crash }) => crash.length)}`);
    for (const [keyword, { silent, crash, toldOf }] of suites)
      for (const each of [
        ...silent,
        ...crash.map((line) => `CRASH ${line}`),
        ...(told ? toldOf.map((line) => `TOLD ${line}`) : []),
      ])
        console.log(`  ${keyword.padEnd(24)} ${each}`);
  }
  if (forms.length > 0) {
    const total = (/** @type {'fields' | 'arrived'} */ key) =>
      forms.reduce((count, form) => count + form[key], 0);
    console.log(`forms: ${forms.length}, fields: ${total('fields')}, arrived: ${total('arrived')}`);
    for (const [key, count] of [...codes].sort(([, a], [, b]) => b - a))
      console.log(`  ${String(count).padStart(5)}  ${key}`);
    for (const { file, silent } of forms)
      for (const field of silent) console.log(`  silent  ${file} ${field}`);
  }
  process.exitCode =
    sum(({ silent, crash }) => silent.length + crash.length) + forms.flatMap(({ silent }) => silent).length >
    0
      ? 1
      : 0;
}
