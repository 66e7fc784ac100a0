import type { Reading } from './Reading.ts';
import { safeOptions } from './safeProps.ts';

/** Options as data; what of them a component would take for code or for a place that is not theirs is told and left out. */
export const readOptions = (value: unknown, path: string, reading: Reading): unknown =>
  Array.isArray(value) ? safeOptions(value, (way) => reading.prop(way, path)) : value;
