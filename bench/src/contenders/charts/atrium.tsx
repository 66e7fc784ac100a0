import type { FixedAnswers } from '../../../../src/runtime/data/fixedTransport.ts';
import type { RootStore } from '../../../../src/runtime/stores/RootStore.ts';
import type { AppDocument } from '../../../../src/schemas/documents/index.ts';
import type { Node } from '../../../../src/schemas/node.ts';
import { mountDocument, prepareRoot } from '../shared/atrium.tsx';
import { chartSpecs, HEIGHT, type ChartSpec } from './chartData.ts';

export const selector = 'canvas';

const sourceOf = (index: number): string => `s${index}`;

function chartOf({ kind, series }: ChartSpec, index: number): Node {
  const fields = series.map((_, at) => ({ field: `v${at}`, name: `Series ${at}` }));
  return {
    type: `${kind}-chart`,
    id: `chart${index}`,
    props: {
      source: sourceOf(index),
      category: 'at',
      height: HEIGHT,
      ...(kind === 'pie' ? { value: 'v0' } : { series: fields }),
    },
    layout: { span: 8 },
  };
}

const rowsOf = ({ categories, series }: ChartSpec): object[] =>
  categories.map((at, index) => ({
    at,
    ...Object.fromEntries(series.map((values, which) => [`v${which}`, values[index]])),
  }));

let root: RootStore | undefined;

export async function prepare(size: number): Promise<void> {
  const specs = chartSpecs(size);
  const document: AppDocument = {
    kind: 'app',
    schemaVersion: 1,
    id: 'bench',
    name: 'bench',
    sources: Object.fromEntries(specs.map((_, index) => [sourceOf(index), { call: `bench/chart${index}` }])),
    body: [{ type: 'columns', id: 'grid', children: specs.map(chartOf) }],
  };
  const answers: FixedAnswers = Object.fromEntries(
    specs.map((spec, index) => [`/chart${index}.htm`, { list: rowsOf(spec) }] as const),
  );
  root = await prepareRoot({ app: document }, answers);
}

/** A page of the product with the product's charts, each over a source of its own. */
export const mount = (host: HTMLElement) => mountDocument(host, root, 'app');
