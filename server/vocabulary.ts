import { pathToFileURL } from 'node:url';
import { Type } from 'typebox';
import { Errors } from 'typebox/value';
import { createVocabulary } from '../src/documents/vocabulary.ts';
import type { PackageVocabulary, Vocabulary } from '../src/documents/vocabulary.ts';
import { createMetaIndex } from '../src/documents/metaIndex.ts';
import { metas } from '../src/renderers/metas.ts';
import { oneOf } from '../src/schemas/named.ts';
import { columnTypes, families } from '../src/schemas/rendererMeta.ts';
import { ConfigError } from './config.ts';

/** The product's own widgets. */
export const productMetas = createMetaIndex(metas);

const named = Type.Object({ name: Type.String() });

/** What a module has to hold at least to be asked for more: a mistake is told at the start, not by a call that fails. */
const PackageSchema = Type.Object({
  metas: Type.Optional(
    Type.Array(
      Type.Object({
        type: Type.String(),
        family: oneOf(...families),
        props: Type.Object({}),
        field: Type.Optional(
          Type.Object({
            column: Type.Union([oneOf(...columnTypes), Type.Null()]),
            dataType: Type.String(),
            value: Type.Object({}),
          }),
        ),
      }),
    ),
  ),
  actions: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        parameters: Type.Object({}),
        optional: Type.Array(named.properties.name),
      }),
    ),
  ),
  functions: Type.Optional(Type.Array(named)),
  platformVariables: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), type: Type.Object({ kind: Type.String() }) })),
  ),
});

const importModule = (file: string): Promise<unknown> => import(pathToFileURL(file).href) as Promise<unknown>;

/**
 * Loads the language of this installation: the product's, and what the modules of packages add.
 * @param modules absolute paths
 * @param load another way of loading modules
 * @throws ConfigError naming the module that cannot be used, and why
 */
export async function loadPackages(
  modules: readonly string[],
  load: (file: string) => Promise<unknown> = importModule,
): Promise<{ packages: readonly PackageVocabulary[]; vocabulary: Vocabulary }> {
  const packages: PackageVocabulary[] = [];
  let vocabulary = createVocabulary(metas);
  for (const file of modules) {
    try {
      packages.push(readPackage(await load(file)));
      vocabulary = createVocabulary(metas, packages);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new ConfigError(`The extension ${file} cannot be used: ${why}`, { cause: error });
    }
  }
  return { packages, vocabulary };
}

/** What a module exports as `vocabulary`. */
function readPackage(module: unknown): PackageVocabulary {
  const { vocabulary } = module as { vocabulary?: unknown };
  if (vocabulary === undefined) throw new Error('It exports no "vocabulary".');
  const [wrong] = Errors(PackageSchema, vocabulary);
  if (wrong) throw new Error(`Its vocabulary is none: vocabulary${wrong.instancePath} ${wrong.message}.`);
  return vocabulary as PackageVocabulary;
}
