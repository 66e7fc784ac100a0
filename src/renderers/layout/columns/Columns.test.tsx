import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const text = (id: string, span: number, visible: boolean | string = true) => ({
  type: 'text',
  id,
  visible,
  layout: { span },
  props: { text: id },
});
const cell = (name: string) => screen.getByText(name).parentElement;

test('children take what they ask for, and the whole row on a phone', async () => {
  const { root } = await renderNode({ type: 'columns', id: 'row', children: [text('a', 8), text('b', 16)] });
  expect(cell('a')?.style.width).toContain('0.3333');
  act(() => root.theme.resize(375));
  expect(cell('a')?.style.width).toBe(cell('b')?.style.width);
});

test('figures share a row on a phone, alone or in a frame of their own', async () => {
  const figure = (id: string) => ({
    type: 'statistic',
    id,
    layout: { span: 6 },
    props: { title: id, value: 1 },
  });
  const framed = { type: 'section', id: 'frame', layout: { span: 6 }, children: [figure('framed')] };
  const { root, container } = await renderNode({
    type: 'columns',
    id: 'row',
    children: [figure('bare'), framed, text('words', 6)],
  });
  act(() => root.theme.resize(375));
  const widths = [...(container.firstElementChild?.children ?? [])].map(
    (one) => (one as HTMLElement).style.width,
  );
  expect(widths[0]).toContain('0.5');
  expect(widths[1]).toBe(widths[0]);
  expect(widths[2]).not.toContain('0.5');
});

test('a hidden child leaves no hole', async () => {
  const { container, page } = await renderNode(
    { type: 'columns', id: 'row', children: [text('a', 12, '{{ vars.shown }}'), text('b', 12)] },
    { page: { variables: { shown: { type: 'bool', initial: false } } } },
  );
  const cells = () =>
    [...(container.firstElementChild?.children ?? [])].map((one) => (one as HTMLElement).hidden);
  expect(cells()).toEqual([true, false]);
  act(() => page.setVariable('shown', true));
  expect(cells()).toEqual([false, false]);
});
