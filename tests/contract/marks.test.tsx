import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MarkRegistry, NODE } from '../../src/designer/canvas/marks/MarkRegistry.ts';
import { MarksContext, NodeMark } from '../../src/designer/canvas/marks/NodeMark.tsx';
import { metas } from '../../src/renderers/metas.ts';
import { listMarks } from '../../src/designer/canvas/stage/ListStage.tsx';
import { PartContext } from '../../src/runtime/render/PartContext.ts';
import { MarkContext } from '../../src/runtime/render/MarkContext.ts';
import type { Node } from '../../src/schemas/node.ts';
import { productExamples } from '../support/widgetExamples.ts';
import { openStudentList } from '../support/openStudentList.tsx';
import { renderExample } from './renderExample.tsx';

// What designers see is what people get: marks write an attribute on elements, and change nothing else of them.

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(cleanup);

/** Markup without what is counted up with each drawing. */
const plain = (html: string): string =>
  html
    .replaceAll(/ data-(?:node|empty|hidden|part|part-of)="[^"]*"/g, '')
    .replaceAll(/:r[0-9a-z]+:/g, ':r:')
    .replaceAll(/\b((?:rc|uc|test|echarts|leaflet-tooltip|Dnd)[\w-]*?[-_])\d[\w-]*/g, '$1')
    .replaceAll(/ͼ[0-9a-z]+/g, 'ͼ')
    .replaceAll(/_echarts_instance_="[^"]*"/g, '')
    .replaceAll(/\d+(?:\.\d+)?(?:ms|s)\b/g, 'time');

const drawn = metas.filter(({ type }) => productExamples(type).length > 0);

const draw = (nodes: Node | readonly Node[], data: unknown, marks?: MarkRegistry) =>
  renderExample(nodes, data, {
    locale: 'zhCN',
    wrap: (element) => (
      <MarksContext.Provider value={marks}>
        <MarkContext.Provider value={marks && NodeMark}>{element}</MarkContext.Provider>
      </MarksContext.Provider>
    ),
  });

/** A busy machine takes its time. */
const SLOW = { timeout: 20_000 };

test.each(drawn.map(({ type }) => type))('%s draws the same under marks', async (type) => {
  const [example] = productExamples(type);
  const { node, data } = example!;
  const marks = new MarkRegistry('app test', () => false);
  const [without, under] = [await draw(node, data), await draw(node, data, marks)];
  // Parts that come later come to both.
  await vi.waitFor(() => {
    marks.refresh();
    expect(plain(under.container.innerHTML)).toBe(plain(without.container.innerHTML));
  }, SLOW);
  const isMarked = (id: string): boolean => marks.boxless.includes(id) || marks.elementOf(id) !== undefined;
  expect([node].flat().filter(({ id }) => !isMarked(id))).toEqual([]);
  expect(without.container.innerHTML).not.toContain(`${NODE}=`);
  without.unmount();
  under.unmount();
});

test('a list draws the same under marks, which lead to its columns, filters, views and marks of rows', async () => {
  // What is fetched late is there: a busy machine takes its time.
  await Promise.all([
    import('../../src/renderers/list/list-page/ViewSwitch.tsx'),
    import('../../src/renderers/list/shared/ToneLegend.tsx'),
  ]);
  const document = {
    sort: [{ field: 'gpa', order: 'asc' as const }],
    views: [
      { id: 'all', title: '全部' },
      { id: 'some', title: '部分' },
    ],
    rowTones: [{ id: 'low', when: '{{ row.gpa < 1 }}', tone: 'error' as const, title: '偏低' }],
  };
  const marks = new MarkRegistry('mgrList students', () => false);
  const without = openStudentList({ document });
  const under = openStudentList({
    document,
    wrap: (element) => (
      <MarksContext.Provider value={marks}>
        <MarkContext.Provider value={NodeMark}>
          <PartContext.Provider value={listMarks}>{element}</PartContext.Provider>
        </MarkContext.Provider>
      </MarksContext.Provider>
    ),
  });
  marks.watch(() => undefined, under.container);
  await vi.waitFor(
    () => {
      marks.refresh();
      expect(without.container.textContent).toContain('偏低');
      expect(plain(under.container.innerHTML)).toBe(plain(without.container.innerHTML));
    },
    { timeout: 10_000 },
  );
  const parts = ['column:gpa', 'filter:status', 'sort:gpa', 'view:some', 'tone:low', 'all', 'one'];
  expect(parts.filter((part) => marks.elementOf(part) === undefined)).toEqual([]);
  const cell = under.container.querySelector('tbody td[title="0.1"]');
  expect(marks.idAt(cell)).toBe('column:gpa');
  expect(without.container.innerHTML).not.toContain('data-part');
});
