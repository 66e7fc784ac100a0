import { build } from 'esbuild';
import { Code } from 'typebox/compile';

/** The module that this plugin makes: `documentValidators`, a validator for each kind of document. */
const NAME = 'virtual:document-validators';
const RESOLVED = `\0${NAME}.js`;

/**
 * Compiles the schemas of documents to code while the portal is built: a page of 2,000 nodes is then checked for its
 * shape in milliseconds, where the interpreted schemas take two seconds, and no page makes code of text.
 * @returns {import('vite').Plugin}
 */
export function documentValidators() {
  return {
    name: 'document-validators',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const schemas = new URL('../../src/schemas/documents/index.ts', import.meta.url);
      this.addWatchFile(schemas.pathname);
      return validatorsOf(await readSchemas(schemas.pathname));
    },
  };
}

/**
 * The schemas of documents by kind.
 * @param {string} file absolute path of the module that exports `documentSchemas`
 * @returns {Promise<Record<string, import('typebox').TSchema>>}
 */
export async function readSchemas(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  /** @type {{ documentSchemas: Record<string, import('typebox').TSchema> }} */
  const { documentSchemas } = await import(`data:text/javascript;base64,${code}`);
  return documentSchemas;
}

/**
 * A module with a validator for each schema.
 * @param {Record<string, import('typebox').TSchema>} schemas
 */
export function validatorsOf(schemas) {
  const members = Object.entries(schemas).map(
    ([kind, schema]) => `${JSON.stringify(kind)}: ${validatorOf(schema)}`,
  );
  return [
    'import { Hashing } from "typebox/system";',
    'import { Guard } from "typebox/guard";',
    `export const documentValidators = {\n${members.join(',\n')}\n};`,
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
    if (!(value instanceof RegExp))
      throw new Error('A schema of documents holds what cannot be written as code.');
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
