import { expect, test } from 'vitest';
import { metas as declared } from '../../renderers/metas.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { partsOf } from '../parts/partsOf.ts';
import { findParts } from './findParts.ts';

const metas = createMetaIndex(declared);
const page: AtriumDocument = {
  kind: 'app',
  schemaVersion: 1,
  id: 'home',
  name: '首页',
  body: [
    {
      type: 'section',
      id: 'top',
      title: { zhCN: '概览', enUS: 'Overview' },
      children: [
        { type: 'text', id: 'said', props: { text: '{{ vars.Place }}' } },
        { type: 'button', id: 'go', props: { text: { zhCN: '前往', enUS: 'Go there' } } },
      ],
    },
  ],
  variables: { place: { type: 'text' } },
};

test.each([
  ['overview', [['top', 'title', 'Overview']]],
  ['按钮', [['go', 'type', '按钮']]],
  ['SAID', [['said', 'id', 'said']]],
  ['go there', [['go', 'text', 'Go there']]],
  // What stands in a part is found there, and not in those around it.
  [
    'place',
    [
      ['said', 'expression', '{{ vars.Place }}'],
      ['variable:place', 'code', 'place'],
    ],
  ],
  ['  ', []],
  ['nowhere', []],
])('“%s” is found', (wanted, hits) => {
  const found = findParts(partsOf(page, metas), metas, wanted, 'zhCN');
  expect(found.map(({ part, by, said }) => [part.key, by, said])).toEqual(hits);
});
