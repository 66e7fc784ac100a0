import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

/** A text as the portal was built with it. */
const ProductTextSchema = Type.Object({ key: Type.String(), zh_cn: Type.String(), en_us: Type.String() });
export type ProductText = Static<typeof ProductTextSchema>;
const ProductTextsSchema = Type.Array(ProductTextSchema);

/**
 * Every text of the built portal, by its key; none where it runs from its sources, as in development.
 * @param portalDir where the build wrote it
 */
export async function productTexts(portalDir: string): Promise<readonly ProductText[]> {
  const file = await readFile(path.join(portalDir, 'texts.json'), 'utf8').catch(() => '[]');
  const texts: unknown = JSON.parse(file);
  return Check(ProductTextsSchema, texts) ? texts : [];
}
