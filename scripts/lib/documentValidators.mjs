import { build } from 'esbuild';
import { Code } from 'typebox/compile';

/**
 * The modules that this plugin makes, by the name of what they export: whose schemas, and where these stand.
 * @type {Record<string, { id: string, file: string, schemas: (module: any) => Record<string, import('typebox').TSchema> }>}
 */
const made = {
  documentValidators: {
    id: 'virtual:document-validators',
    file: '../../src/schemas/documents/index.ts',
    schemas: ({ documentSchemas }) => documentSchemas,
  },
  embedValidators: {
    id: 'virtual:embed-validators',
    file: '../../src/schemas/embed/apis.ts',
    schemas: ({ embedApis }) =>
      Object.fromEntries(Object.entries(embedApis).map(([name, { params }]) => [name, params])),
  },
  liveValidators: {
    id: 'virtual:live-validators',
    file: '../../src/schemas/wire/live.ts',
    schemas: ({ liveMessage }) => ({ liveMessage }),
  },
};

/**
 * Compiles schemas to code while the portal is built: those of documents by kind, of the params of the embedding APIs by
 * name, and of what pages of one browser say to each other. A page of 2,000 nodes is then checked for its shape in milliseconds, where the interpreted schemas take two
 * seconds, and no page makes code of text.
 * @returns {import('vite').Plugin}
 */
export function documentValidators() {
  const resolved = (/** @type {string} */ id) => `\0${id}.js`;
  return {
    name: 'document-validators',
    resolveId: (id) => (Object.values(made).some((module) => module.id === id) ? resolved(id) : null),
    async load(id) {
      const name = Object.keys(made).find((each) => resolved(made[each]?.id ?? '') === id);
      const module = name === undefined ? undefined : made[name];
      if (name === undefined || module === undefined) return null;
      const file = new URL(module.file, import.meta.url).pathname;
      this.addWatchFile(file);
      return validatorsOf(module.schemas(await readModule(file)), name);
    },
  };
}

/**
 * The schemas of documents by kind.
 * @param {string} file absolute path of the module that exports `documentSchemas`
 * @returns {Promise<Record<string, import('typebox').TSchema>>}
 */
export async function readSchemas(file) {
  return (await readModule(file)).documentSchemas;
}

/**
 * What a module of the product exports.
 * @param {string} file its absolute path
 * @returns {Promise<any>}
 */
async function readModule(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * A module with a validator for each schema.
 * @param {Record<string, import('typebox').TSchema>} schemas
 * @param {string} name of what it exports
 */
export function validatorsOf(schemas, name = 'documentValidators') {
  const members = Object.entries(schemas).map(
    ([kind, schema]) => `${JSON.stringify(kind)}: ${validatorOf(schema)}`,
  );
  return [
    'import { Hashing } from "typebox/system";',
    'import { Guard } from "typebox/guard";',
    `export const ${name} = {\n${members.join(',\n')}\n};`,
  ].join('\n');
}

/**
 * The code that TypeBox writes for a schema as an expression. It names what is no code, which of these schemas are
 * patterns alone, by their places in `External`.
 * @param {import('typebox').TSchema} schema
 */
function validatorOf(schema) {
  const { Code: code, External } = Code(schema);
  const patterns = External.variables.map((value) => {
    if (!(value instanceof RegExp)) throw new Error('A schema holds what cannot be written as code.');
    return String(value);
  });
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/^\/\/ @ts-ignore$/gm, '')
    .replace(/^let External = \[\]$/m, `const External = [${patterns.join(', ')}];`)
    .replace(/^export function SetExternal.*$/m, '')
    .replace(/^export function Check\(/m, 'return function Check(');
  return `(() => {${body.replace(/\n{2,}/g, '\n')}})()`;
}
