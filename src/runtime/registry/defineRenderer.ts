import type { ReactNode } from 'react';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import type { RendererProps } from '../render/rendererProps.ts';

/**
 * The module that a widget's `load` brings. `default` is a component, written as a method so that the registry can
 * hold widgets of all metas in one list.
 */
export interface RendererModule<M extends RendererMeta = RendererMeta> {
  default(this: void, props: RendererProps<M>): ReactNode;
}

/** A widget: its declaration, and how to fetch its component, which brings its texts along. */
export interface RendererDefinition<M extends RendererMeta = RendererMeta> {
  readonly meta: M;
  readonly load: () => Promise<RendererModule<M>>;
  /** The JSON beside a package's widget (`schemas/widgetExamples.ts`), for the gallery and the contract test. */
  readonly examples?: LoadExamples;
}

/** Fetches a JSON module. */
export type LoadExamples = () => Promise<{ readonly default: unknown }>;

/**
 * Declares a widget. The component's props follow from the meta's props, so that a mismatch is a type error.
 * @example export const text = defineRenderer(textMeta, { load: () => import('./Text.tsx') });
 */
export const defineRenderer = <M extends RendererMeta>(
  meta: M,
  parts: { load: () => Promise<RendererModule<M>>; examples?: LoadExamples },
): RendererDefinition<M> => ({ meta, ...parts });
