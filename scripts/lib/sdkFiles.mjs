import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot, ROOT } from './paths.mjs';

/** Bytes that `atrium-sdk.js` may take at gzip -9: whoever embeds a page did not ask for more than a link to it. */
const LIMIT = 6144;

/** How each file of the SDK names what a parent page uses: the classic script has one global, the module exports. */
const DECLARATIONS = {
  'atrium-sdk.d.ts': (/** @type {string} */ types) => `declare namespace AtriumSDK {
${types}}
declare const AtriumSDK: AtriumSDK.SdkConstructor;
type AtriumSDK = AtriumSDK.Sdk;
`,
  'atrium-sdk.d.mts': (/** @type {string} */ types) => `${types}
export declare const AtriumSDK: SdkConstructor;
export type AtriumSDK = Sdk;
export declare const AtriumError: SdkErrorConstructor;
export type AtriumError = SdkError;
`,
};

/** The declarations by name of file, from `src/schemas/embed/publicTypes.ts`, which imports nothing. */
export function sdkDeclarations() {
  const types = readFileSync(inRoot('src/schemas/embed/publicTypes.ts'), 'utf8');
  return Object.entries(DECLARATIONS).map(([name, declare]) => ({ name, text: declare(types) }));
}

/** @param {string} entry @param {'iife' | 'esm'} format */
async function script(entry, format) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    // Texts of the specification are Chinese: a page of another encoding that loads the script reads them all the same.
    charset: 'ascii',
    platform: 'browser',
    target: 'es2022',
    format,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Everything that is served below `/sdk`: the SDK under its lasting names, and once more under its version.
 * @returns {Promise<Map<string, string>>} by the path in the portal's folder
 */
export async function sdkFiles() {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const files = [
    { name: 'atrium-sdk.js', text: await script('src/sdk/script.ts', 'iife') },
    { name: 'atrium-sdk.mjs', text: await script('src/sdk/module.ts', 'esm') },
    ...sdkDeclarations(),
  ];
  return new Map(
    ['sdk', `sdk/${version}`].flatMap((folder) => files.map(({ name, text }) => [`${folder}/${name}`, text])),
  );
}

/**
 * Holds the script of a built portal to its size.
 * @param {string} folder of the built portal
 * @param {number} [limit] bytes at gzip -9
 * @returns {string[]} a complaint where it is larger
 */
export function checkSdkSize(folder, limit = LIMIT) {
  const size = gzipSync(readFileSync(path.join(folder, 'sdk/atrium-sdk.js')), { level: 9 }).length;
  console.log(`sdk/atrium-sdk.js: ${size} bytes gzip, ${limit} are allowed`);
  return size > limit
    ? [`sdk/atrium-sdk.js takes ${size} bytes at gzip -9, ${limit} are allowed: pages of others load it.`]
    : [];
}

const TYPES = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.ts': 'text/plain',
  '.mts': 'text/plain',
};

/**
 * A plugin of Vite: the SDK stands beside the built portal, and is built anew for each look while somebody develops.
 * @returns {import('vite').Plugin}
 */
export function sdkPlugin() {
  return {
    name: 'sdk',
    async generateBundle() {
      for (const [fileName, source] of await sdkFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/sdk', (request, response, next) => {
        const [named = ''] = (request.url ?? '').split('?');
        void sdkFiles().then((files) => {
          const text = files.get(`sdk${named}`);
          if (text === undefined) return next();
          const type = Object.entries(TYPES).find(([ending]) => named.endsWith(ending))?.[1] ?? 'text/plain';
          response
            .setHeader('content-type', `${type}; charset=utf-8`)
            .setHeader('access-control-allow-origin', '*')
            .end(text);
        }, next);
      });
    },
  };
}
