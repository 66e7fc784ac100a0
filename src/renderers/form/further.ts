import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { printSheet } from './print-sheet/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const formFurther: readonly RendererDefinition[] = [printSheet];
