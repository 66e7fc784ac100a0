import { checkDocument } from '../../../src/documents/check/checkDocument.ts';
import { contextOf } from '../../../src/documents/check/documentSet.ts';
import { readDocument } from '../../../src/documents/check/shape.ts';
import { jsonPatch } from '../../../src/documents/diff/jsonPatch.ts';
import { partChanges } from '../../../src/documents/diff/partChanges.ts';
import { createMetaIndex } from '../../../src/documents/metaIndex.ts';
import { metas as declared } from '../../../src/renderers/metas.ts';
import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import { documentFits } from '../../../server/documents/documentFits.ts';
import { atriumPage, SIZE } from '../designers/largePage.ts';
import type { Report, ReportLine } from '../suite.ts';

/** Milliseconds of processor time. */
const TARGET = 300;
const RUNS = 21;

const metas = createMetaIndex(declared);

interface Part {
  readonly id: string;
  props?: Record<string, unknown>;
  children?: Part[];
}

/** The page anew: nothing of one run is remembered for the next. */
function pageOf(change: (page: { body: Part[] }) => void = () => undefined): AtriumDocument {
  const page = structuredClone(atriumPage('large')) as { body: Part[] };
  change(page);
  const { document, findings } = readDocument(page, documentFits);
  if (document === undefined) throw new Error(JSON.stringify(findings[0]));
  return document;
}

/** Each tenth text says something else, a section goes, one comes, and the order of sections turns about. */
function edit(page: { body: Part[] }): void {
  page.body.reverse();
  page.body.pop();
  for (const { children = [] } of page.body)
    for (const row of children) {
      const [text] = row.children ?? [];
      if (text) text.props = { text: `Changed ${text.id}` };
    }
  page.body.push({ id: 's-new', ...{ type: 'section' }, children: [] });
}

/** Every text reads a row of a form, whose field is gone in what is published next. */
function reads(page: { body: Part[] }): void {
  Object.assign(page, { sources: { rows: { call: 'repair/list' } } });
  for (const { children = [] } of page.body)
    for (const row of children)
      for (const text of row.children ?? []) text.props = { text: '{{ sources.rows[0].place }}' };
}

const formOf = (name: string): object => ({
  ...{ kind: 'form', schemaVersion: 2, id: 'repair', name: 'Repair', grants: [] },
  fields: [{ type: 'input', id: 'f-1', name, title: 'Place' }],
});

/** Processor time of each run, in milliseconds. */
function timed<T>(prepare: () => T, run: (prepared: T) => unknown): readonly number[] {
  return Array.from({ length: RUNS }, () => {
    const prepared = prepare();
    const begun = process.cpuUsage();
    run(prepared);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  })
    .slice(1)
    .sort((a, b) => a - b);
}

const lines = (name: string, times: readonly number[], hasTarget = true): readonly ReportLine[] =>
  (
    [
      ['median', 0.5],
      ['p95', 0.95],
    ] as const
  ).map(([figure, part]) => {
    const value = times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
    const target = hasTarget && { target: `under ${String(TARGET)} ms`, isMet: value < TARGET };
    return { name: `${name}, ${figure}`, value: Math.round(value), unit: 'ms', ...target };
  });

function brokenIn(page: AtriumDocument): number {
  const among = (form: object) =>
    contextOf(
      [
        { name: 'app/large', document: page },
        { name: 'form/repair', document: form },
      ],
      { metas: declared, fits: documentFits },
    );
  const found = checkDocument(page, among(formOf('room')));
  const known = checkDocument(page, among(formOf('place')));
  return found.length - known.length;
}

export const report: Report = {
  title: `Changes of a document of ${String(SIZE)} parts: what differs, and what breaks`,
  notes: [
    'Processor time of this process; the first run is left out, and each begins with documents that nothing is remembered of.',
    'The impact is that of a form without a field which every text of the page reads: the page is checked as it would be and as it is.',
  ],
  run: () => {
    const both = (): readonly [AtriumDocument, AtriumDocument] => [pageOf(), pageOf(edit)];
    return Promise.resolve([
      ...lines(
        'Differences part by part',
        timed(both, ([before, after]) => partChanges(before, after, metas)),
      ),
      ...lines(
        'JSON patch, for orientation',
        timed(both, ([before, after]) => jsonPatch(before, after)),
        false,
      ),
      ...lines(
        'Impact',
        timed(() => pageOf(reads), brokenIn),
      ),
    ]);
  },
};
