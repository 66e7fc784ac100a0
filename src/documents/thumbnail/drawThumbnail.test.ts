import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metas } from '../../renderers/metas.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { safeImageUrl } from '../safeUrl.ts';
import { drawThumbnail, thumbnailAddress } from './drawThumbnail.ts';

const index = createMetaIndex(metas);

/** Bytes of a drawing at most. */
const MOST_BYTES = 4096;
const kinds = ['system', 'app', 'appMobile', 'mgr', 'mgrList', 'mgrForm', 'form', 'condition', 'flow', 'bi'];

const node: fc.Arbitrary<unknown> = fc.letrec<{ node: unknown; anything: unknown }>((tie) => ({
  anything: fc.oneof(fc.jsonValue(), tie('node')),
  node: fc.record(
    {
      type: fc.oneof(fc.constantFrom(...index.types), fc.string(), fc.integer()),
      title: fc.string(),
      field: fc.constantFrom('a', 'b', '__proto__'),
      name: fc.constantFrom('a', 'b', '__proto__'),
      layout: fc.oneof(fc.record({ span: fc.integer({ min: -5, max: 40 }) }), fc.jsonValue()),
      children: fc.oneof(fc.array(tie('anything'), { maxLength: 6 }), fc.jsonValue()),
      slots: fc.oneof(
        fc.dictionary(fc.string(), fc.array(tie('anything'), { maxLength: 3 })),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  ),
})).node;
const parts = fc.oneof(fc.array(node, { maxLength: 30 }), fc.jsonValue());
const document = fc.record(
  {
    kind: fc.constantFrom(...kinds),
    body: parts,
    fields: parts,
    layout: parts,
    menus: parts,
    nodes: parts,
    filters: parts,
    columns: fc.oneof(parts, fc.double()),
    conditionList: parts,
  },
  { requiredKeys: ['kind'] },
);

describe('a drawing of a document', () => {
  test('is small, holds no text and nothing but boxes, and is the same again, whatever the document holds', () => {
    fc.assert(
      fc.property(fc.oneof(document, fc.jsonValue()), (given) => {
        const svg = drawThumbnail(given, index);
        expect(svg.length).toBeLessThan(MOST_BYTES);
        // The door for addresses takes drawings of boxes alone.
        expect(safeImageUrl(thumbnailAddress(svg))).toBe(thumbnailAddress(svg));
        expect(drawThumbnail(given, index)).toBe(svg);
      }),
      { numRuns: 100 },
    );
  });

  test('tells a chart from a list and a field, by their families', () => {
    const of = (type: string): string => drawThumbnail({ kind: 'app', body: [{ type, id: 'a' }] }, index);
    expect(new Set(['bar-chart', 'table', 'input', 'button', 'text'].map(of)).size).toBe(5);
    expect(of('pie-chart')).toBe(of('bar-chart'));
  });
});
