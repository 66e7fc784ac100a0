import type { RendererMeta } from '../../schemas/rendererMeta.ts';

/**
 * Whether a widget can be drawn for a field of a Formily schema: it holds a value that a person fills in and that needs no
 * fields of a document within it.
 */
export const standsInSchema = (meta: RendererMeta | undefined): boolean =>
  meta?.field !== undefined && !meta.field.members && !meta.field.computed && !meta.field.serial;
