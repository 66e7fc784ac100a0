import {
  defineRenderer,
  type RendererDefinition,
  type RendererModule,
} from '../runtime/registry/defineRenderer.ts';
import type { RendererMeta } from '../schemas/rendererMeta.ts';

/**
 * Joins declarations with the components beside them.
 * @param components by their files, `./<family>/<type>/<Name>.widget.tsx`
 * @throws Error where a declaration has none
 */
export function withComponents(
  metas: readonly RendererMeta[],
  components: Readonly<Record<string, () => Promise<RendererModule>>>,
): readonly RendererDefinition[] {
  const byType = new Map(Object.entries(components).map(([file, load]) => [file.split('/').at(-2), load]));
  return metas.map((meta) => {
    const load = byType.get(meta.type);
    if (!load)
      throw new Error(`The folder of the widget "${meta.type}" has no component "<Name>.widget.tsx".`);
    return defineRenderer(meta, { load });
  });
}
