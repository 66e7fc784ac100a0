import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Calls that turn text into code, in every spelling that a minifier leaves: it drops `new` before `Function`, and calls
 * eval through `(0,eval)`. A name in front (`x.eval(`) is someone's method, but for the global object's.
 */
const CALL =
  /(?<![\w$.])(?:(?:globalThis|window|self|global)\.)?(?:(?:new\s+)?Function|eval)\s*\(|\(\s*0\s*,\s*eval\s*\)\s*\(/g;

/** The definition of a method that is named so, not a call. */
const METHOD = /^(?:eval|Function)\s*\([\w$,\s]*\)\s*\{/;

/**
 * Known and dead: what each would run never runs here, since the page's policy refuses it and nothing asks for it: our own
 * compiler stands in the place of Formily's, and expr-eval only parses.
 */
const ALLOWED = [
  {
    owner: '@formily/json-schema compiler',
    near: /^(?:new )?Function\(\s*["'`]\$root["'`]\s*,\s*["'`]with\(\$root\)/,
  },
  {
    owner: 'expr-eval toJSFunction',
    near: /^(?:new )?Function\(\s*\w+\s*,\s*["'`]with\(this\.functions\) with \(this\.ternaryOps\)/,
  },
  { owner: 'typebox compiler', near: /^globalThis\.Function\(\.\.\.\w+\)/ },
  { owner: 'pdfjs-dist feature test', near: /^(?:new )?Function\(\s*["'`]["'`]\s*\)/ },
  {
    owner: 'pdfjs-dist compiler, switched off',
    near: /^(?:new )?Function\(\s*["'`]src["'`],["'`]srcOffset["'`],/,
  },
  { owner: 'core-js for Node', near: /^Function\(\s*["'`]return require\(/ },
  { owner: '@formily/shared globalThis', near: /^(?:new )?Function\(\s*["'`]return this["'`]\s*\)\(\)/ },
];

/**
 * @typedef {{ chunk: string, near: string, owner: string | undefined }} Occurrence owner: who is known for it
 */

/** Every call in a script's text that makes code of text. @param {string} chunk @param {string} text @returns {Occurrence[]} */
export function occurrencesIn(chunk, text) {
  return [...text.matchAll(CALL)]
    .map((match) => text.slice(match.index, match.index + 80).replace(/\s+/g, ' '))
    .filter((near) => !METHOD.test(near))
    .map((near) => ({ chunk, near, owner: ALLOWED.find((known) => known.near.test(near))?.owner }));
}

/**
 * Looks through every script of a built portal and prints what it finds.
 * @param {string} folder
 * @returns {string[]} a complaint for each occurrence that nobody is known for
 */
export function checkCodeFromText(folder) {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  );
  const found = scripts.flatMap((file) => occurrencesIn(file, readFileSync(path.join(folder, file), 'utf8')));
  for (const { chunk, near, owner } of found) {
    console.log(`code from text: ${chunk}: ${near.slice(0, 60)} (${owner ?? 'NOT ALLOWED'})`);
  }
  return found
    .filter(({ owner }) => owner === undefined)
    .map(({ chunk, near }) => `${chunk} turns text into code: ${near}`);
}
