import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { metas } from '../../src/renderers/metas.ts';
import { readWidgetExamples, type WidgetExample } from '../../src/documents/readWidgetExamples.ts';

/** Where the examples of the product's widgets are, one file for each. */
export const EXAMPLES = path.resolve(import.meta.dirname, '../../examples/renderers');

/** The types that it has a file of: `list`, `formily/array-table`. */
export const EXAMPLE_TYPES: readonly string[] = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, '').replaceAll(path.sep, '/'));

/**
 * The examples of a widget; none of one that draws documents whole.
 * @throws Error where the file is none, or a widget of the product has none
 */
export function productExamples(type: string, folder = EXAMPLES): readonly WidgetExample[] {
  const file = path.join(folder, `${type}.json`);
  const whole = metas.some((meta) => meta.type === type && meta.document !== undefined);
  if (whole && !existsSync(file)) return [];
  return readWidgetExamples(JSON.parse(readFileSync(file, 'utf8'))).examples;
}
