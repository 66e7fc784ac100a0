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
import { formOf, type LargePage, reads } from '../designers/largeReader.ts';
import { type Report, timeLines } from '../suite.ts';

/** Milliseconds of processor time. */
const TARGET = 300;
const RUNS = 21;

const metas = createMetaIndex(declared);

/** The page anew: nothing of one run is remembered for the next. */
function pageOf(change: (page: LargePage) => void = () => undefined): AtriumDocument {
  const page = structuredClone(atriumPage('large')) as LargePage;
  change(page);
  const { document, findings } = readDocument(page, documentFits);
  if (document === undefined) throw new Error(JSON.stringify(findings[0]));
  return document;
}

/** Each tenth text says something else, a section goes, one comes, and the order of sections turns about. */
function edit(page: LargePage): void {
  page.body.reverse();
  page.body.pop();
  for (const { children = [] } of page.body)
    for (const row of children) {
      const [text] = row.children ?? [];
      if (text) text.props = { text: `Changed ${text.id}` };
    }
  page.body.push({ id: 's-new', ...{ type: 'section' }, children: [] });
}

/** Processor time of each run, in milliseconds. */
function timed<T>(prepare: () => T, run: (prepared: T) => unknown): readonly number[] {
  return Array.from({ length: RUNS }, () => {
    const prepared = prepare();
    const begun = process.cpuUsage();
    run(prepared);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  }).slice(1);
}

function brokenIn(page: AtriumDocument): number {
  const among = (form: object) =>
    contextOf(
      [
        { name: 'app/large', document: page },
        { name: 'form/bench-repair', document: form },
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
      ...timeLines(
        'Differences part by part',
        timed(both, ([before, after]) => partChanges(before, after, metas)),
        TARGET,
      ),
      ...timeLines(
        'JSON patch, for orientation',
        timed(both, ([before, after]) => jsonPatch(before, after)),
      ),
      ...timeLines(
        'Impact',
        timed(() => pageOf(reads), brokenIn),
        TARGET,
      ),
    ]);
  },
};
