import type { RendererMeta } from '../schemas/rendererMeta.ts';

/** The declarations of all widgets by type: what documents are compiled and checked against. */
export interface MetaIndex {
  get(type: string): RendererMeta | undefined;
  readonly types: readonly string[];
}

/**
 * Builds the index from the metas of all widgets.
 * @throws Error when a type is declared twice: replacing a widget is an explicit act of the platform's maker.
 */
export function createMetaIndex(metas: readonly RendererMeta[]): MetaIndex {
  const byType = new Map<string, RendererMeta>();
  for (const meta of metas) {
    if (byType.has(meta.type)) throw new Error(`The widget type "${meta.type}" is declared twice.`);
    byType.set(meta.type, meta);
  }
  return { get: (type) => byType.get(type), types: [...byType.keys()] };
}
