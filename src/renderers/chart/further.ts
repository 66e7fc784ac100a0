import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { barChart } from './bar-chart/index.ts';
import { lineChart } from './line-chart/index.ts';
import { pieChart } from './pie-chart/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const chartFurther: readonly RendererDefinition[] = [barChart, lineChart, pieChart];
