import { expect, test, vi } from 'vitest';
import { renderNodes } from '../../../../tests/support/renderNode.tsx';
import { compileNodes } from '../../../documents/compile.ts';
import { pagePlace } from '../../../runtime/render/PageContext.tsx';
import { MarkRegistry, NODE } from './MarkRegistry.ts';

const divIn = (around: Element): Element => around.appendChild(document.createElement('div'));

test('a refresh asks the marks whose element may be another one, and no others', async () => {
  const { page } = await renderNodes([]);
  const { root, where } = page;
  const ids = ['moved', 'still', 'unseen', 'dialog'];
  const nodes = compileNodes(
    ids.map((id) => ({ type: 'text', id })),
    root.environment(where),
    '/body',
  );
  const stage = document.createElement('div');
  const [row, other] = [divIn(stage), divIn(stage)];
  const elements = new Map([
    ['moved', divIn(row)],
    ['still', divIn(other)],
    ['dialog', divIn(document.createElement('div'))],
  ]);
  const marks = new MarkRegistry(where, () => false);
  const place = pagePlace(page);
  const drawn = nodes.map((node) => ({
    ...{ node, place, hidden: false },
    element: vi.fn(() => elements.get(node.source.id)),
  }));
  marks.watch(() => undefined, stage);
  drawn.forEach((mark) => marks.add(mark));
  const asked = (): readonly string[] => {
    const found = drawn.filter(({ element }) => element.mock.calls.length > 0);
    drawn.forEach(({ element }) => element.mockClear());
    return found.map(({ node }) => node.source.id);
  };
  marks.refresh(new Set());
  expect(asked()).toEqual(ids);

  const before = elements.get('moved');
  before?.remove();
  elements.set('moved', divIn(row));
  elements.set('unseen', divIn(other));
  marks.refresh(new Set([row]));
  expect(asked()).toEqual(['moved', 'unseen', 'dialog']);
  expect(marks.elementOf('moved')).toBe(elements.get('moved'));
  expect(
    [before, elements.get('moved'), elements.get('unseen')].map((each) => each?.getAttribute(NODE)),
  ).toEqual([null, 'moved', 'unseen']);

  marks.changed(drawn[1]);
  marks.refresh(new Set());
  expect(asked()).toEqual(['still', 'dialog']);
  marks.refresh();
  expect(asked()).toEqual(ids);
});
