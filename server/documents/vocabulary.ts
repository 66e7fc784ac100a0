import { pathToFileURL } from 'node:url';
import { Type } from 'typebox';
import { MetaShape } from '../../src/documents/check/metaShape.ts';
import { shapeFindings } from '../../src/documents/check/shapeFindings.ts';
import { createVocabulary } from '../../src/documents/vocabulary.ts';
import type { PackageVocabulary, Vocabulary } from '../../src/documents/vocabulary.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { metas } from '../../src/renderers/metas.ts';
import { ConfigError } from '../config/config.ts';

/** The product's own widgets. */
export const productMetas = createMetaIndex(metas);

const named = Type.Object({ name: Type.String() });

/** What a module has to hold at least to be asked for more: a mistake is told at the start, not by a call that fails. */
const PackageSchema = Type.Object({
  metas: Type.Optional(Type.Array(MetaShape)),
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
  const [wrong] = shapeFindings(PackageSchema, vocabulary);
  if (wrong)
    throw new Error(`Its vocabulary is none: ${placeOf(vocabulary, wrong.path)}: ${wrong.message.enUS}`);
  return vocabulary as PackageVocabulary;
}

/** Where something is wrong, by the name of the widget, the action or the function: nobody counts to the twelfth. */
function placeOf(vocabulary: unknown, path = ''): string {
  const [, list = '', index = ''] = path.split('/');
  const part: unknown = inside(inside(vocabulary, list), index);
  const name = inside(part, 'type') ?? inside(part, 'name');
  if (typeof name !== 'string') return `vocabulary${path}`;
  const kind = list === 'metas' ? 'widget' : list.replace(/s$/, '');
  return `${kind} "${name}", ${path.split('/').slice(3).join('/')} (vocabulary${path})`;
}

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
