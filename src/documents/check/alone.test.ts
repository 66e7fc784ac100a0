import { describe, expect, test } from 'vitest';
import { key, metas } from '../../../tests/support/checkedDocuments.ts';
import type { Node } from '../../schemas/node.ts';
import { createVocabulary } from '../vocabulary.ts';
import { checkAlone } from './alone.ts';

const vocabulary = createVocabulary(metas);
const found = (node: object, inForm = false): readonly string[] =>
  // What lies in the database may be anything.
  checkAlone(node as Node, { ...vocabulary, inForm }, '/body/1').map(
    ({ code, path }) => `${code} ${path ?? ''}`,
  );
const input = { type: 'text-field', id: 'a', title: 'A' };

describe('a node by itself', () => {
  test.each([
    [key({ props: { page: 'javascript:alert(1)' } }), ['UNSAFE_ADDRESS /body/1/props/page']],
    [key({ props: { picture: 'data:text/html,x' } }), ['UNSAFE_ADDRESS /body/1/props/picture']],
    [key({ props: { href: '/x' } }), ['UNKNOWN_PROP /body/1/props/href']],
    [key({ props: { page: 5 } }), ['WRONG_PROP /body/1/props/page']],
    [key({ on: { click: [{ do: 'openUrl', url: '//x' }] } }), ['UNSAFE_ADDRESS /body/1/on/click/0/url']],
    [key({ on: { hover: [] } }), ['UNKNOWN_EVENT /body/1/on/hover']],
    [key({ on: { click: [{ do: 5 }] } }), ['WRONG_KIND /body/1/on/click/0/do']],
    [key({ on: { click: [{ do: 'fly' }] } }), ['UNKNOWN_ACTION /body/1/on/click/0/do']],
    [key({ slots: { gone: [] } }), ['UNKNOWN_SLOT /body/1/slots/gone']],
    [key({ visible: 5 }), ['WRONG_KIND /body/1/visible']],
    [key({ props: JSON.parse('{ "__proto__": 1 }') as object }), ['KEY_FORBIDDEN /body/1/props/__proto__']],
  ])('%j', (node, expected) => {
    expect(found(node)).toEqual(expected);
  });

  test('that is an input tells where it takes none', () => {
    expect(found({ ...input, name: 'a' })).toEqual(['NO_FORM /body/1']);
    expect(found({ ...input, name: 'a' }, true)).toEqual([]);
    expect(found(input, true)).toEqual(['NO_NAME /body/1']);
  });

  test.each([
    key({ props: { page: '{{ anything.at.all }}' } }),
    key({ on: { click: [{ do: 'openPage', target: { kind: 'app', id: 'gone' } }] } }),
    key({ on: { click: [{ do: 'reload', source: 'gone' }] } }),
    { type: 'gone', id: 'a', props: { a: 1 } },
  ])('says nothing of what others decide: %j', (node) => {
    expect(found(node)).toEqual([]);
  });

  test('is told apart from what stands in it', () => {
    const inside = key({ props: { href: 1 } });
    expect(found({ type: 'box', id: 'b', children: [inside, null], slots: {} })).toEqual([]);
  });

  test('may be as deep as it likes', () => {
    let deep: unknown = {};
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    expect(found(key({ props: { page: deep } }))[0]).toMatch(/^TOO_DEEP/);
  });
});
