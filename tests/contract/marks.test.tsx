import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MarkRegistry, NODE } from '../../src/designer/canvas/marks/MarkRegistry.ts';
import { MarksContext, NodeMark } from '../../src/designer/canvas/marks/NodeMark.tsx';
import { metas } from '../../src/renderers/metas.ts';
import { MarkContext } from '../../src/runtime/render/MarkContext.ts';
import type { Node } from '../../src/schemas/node.ts';
import { productExamples } from '../support/widgetExamples.ts';
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
    .replaceAll(/ data-(?:node|empty|hidden)="[^"]*"/g, '')
    .replaceAll(/:r[0-9a-z]+:/g, ':r:')
    .replaceAll(/\b((?:rc|uc|test|echarts)[\w-]*?[-_])\d[\w-]*/g, '$1')
    .replaceAll(/ͼ[0-9a-z]+/g, 'ͼ')
    .replaceAll(/_echarts_instance_="[^"]*"/g, '')
    .replaceAll(/\d+(?:\.\d+)?(?:ms|s)\b/g, 'time');

const drawn = metas.filter(({ type }) => productExamples(type).length > 0);

async function markup(nodes: Node | readonly Node[], data: unknown, marks?: MarkRegistry): Promise<string> {
  const view = await renderExample(nodes, data, {
    locale: 'zhCN',
    wrap: (element) => (
      <MarksContext.Provider value={marks}>
        <MarkContext.Provider value={marks && NodeMark}>{element}</MarkContext.Provider>
      </MarksContext.Provider>
    ),
  });
  marks?.refresh();
  const html = view.container.innerHTML;
  view.unmount();
  return html;
}

test.each(drawn.map(({ type }) => type))('%s draws the same under marks', async (type) => {
  for (const { node, data } of productExamples(type).slice(0, 1)) {
    const marks = new MarkRegistry('app test', () => false);
    const before = await markup(node, data);
    const after = await markup(node, data, marks);
    expect(plain(after)).toBe(plain(before));
    const ids = [node].flat().map(({ id }) => id);
    const isMarked = (id: string): boolean =>
      after.includes(`${NODE}="${id}"`) || marks.boxless.includes(id) || marks.elementOf(id) !== undefined;
    expect(ids.filter((id) => !isMarked(id))).toEqual([]);
  }
});
