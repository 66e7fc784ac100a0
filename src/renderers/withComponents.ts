import {
  defineRenderer,
  type RendererDefinition,
  type RendererModule,
} from '../runtime/registry/defineRenderer.ts';
import type { RendererMeta } from '../schemas/rendererMeta.ts';

/** The folder of a widget. Of a type in two parts, such as `formily/array-table`, the first is the family. */
export const folderOf = ({ family, type }: RendererMeta): string =>
  type.startsWith(`${family}/`) ? type : `${family}/${type}`;

/**
 * Joins declarations with the components beside them.
 * @param components by their files, `./<family>/<type>/<Name>.widget.tsx`
 * @throws Error where a declaration has none
 */
export function withComponents(
  metas: readonly RendererMeta[],
  components: Readonly<Record<string, () => Promise<RendererModule>>>,
): readonly RendererDefinition[] {
  const byFolder = new Map(
    Object.entries(components).map(([file, load]) => [file.split('/').slice(-3, -1).join('/'), load]),
  );
  return metas.map((meta) => {
    const load = byFolder.get(folderOf(meta));
    if (!load)
      throw new Error(`The folder of the widget "${meta.type}" has no component "<Name>.widget.tsx".`);
    return defineRenderer(meta, { load });
  });
}
