import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { checkDocument } from 'atrium/src/documents/check/checkDocument.ts';
import { compileNode } from 'atrium/src/documents/compile.ts';
import { builtinRenderers } from 'atrium/src/renderers/index.ts';
import { FilterView } from 'atrium/src/runtime/render/FilterView.tsx';
import { PlaceContext } from 'atrium/src/runtime/render/PageContext.tsx';
import { PageModel } from 'atrium/src/runtime/render/PageModel.ts';
import { RootContext } from 'atrium/src/runtime/stores/RootContext.tsx';
import type { Node } from 'atrium/src/schemas/node.ts';
import { createBuiltinPlatform } from 'atrium/src/builtinPlatform.ts';
import { describeContract } from 'atrium/tests/contract/widgetContract.tsx';
import { createTestRoot, renderNodes } from 'atrium/tests/support/renderNode.tsx';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { contacts } from './contacts/index.ts';
import { acmeFormily } from './index.ts';
import { stars } from './stars/index.ts';

const renderers = [...builtinRenderers, stars, contacts];
await describeContract([stars, contacts], renderers);

/** The element at a place among several; the test ends where there are not so many. */
function nth(elements: readonly HTMLElement[], index: number): HTMLElement {
  const found = elements[index];
  if (!found) throw new Error(`There are only ${String(elements.length)} elements.`);
  return found;
}

const starsNode: Node = {
  type: 'acme/stars',
  id: 'stars',
  name: 'stars',
  title: { zhCN: '评分', enUS: 'Rating' },
  description: { zhCN: '一至五颗', enUS: 'One to five' },
};
const contactsNode: Node = {
  type: 'acme/contacts',
  id: 'people',
  name: 'people',
  title: { zhCN: '联系人', enUS: 'Contacts' },
};

test('in a form they are filled in, and give what the form sends', async () => {
  const { form } = await renderNodes([starsNode, contactsNode], {
    values: { stars: null, people: null },
    renderers,
  });
  fireEvent.click(nth(await screen.findAllByRole('radio'), 3));
  await waitFor(() => expect(form?.values.stars).toBe(4));
  fireEvent.click(screen.getByRole('button', { name: '添加联系人' }));
  fireEvent.change(await screen.findByLabelText('姓名 1'), { target: { value: '林知夏' } });
  fireEvent.click(screen.getByRole('button', { name: '添加联系人' }));
  fireEvent.change(await screen.findByLabelText('电话 2'), { target: { value: '85860001' } });
  fireEvent.click(nth(screen.getAllByRole('button', { name: /置\s?顶/ }), 1));
  await waitFor(() => expect(form?.values.people).toEqual([{ phone: '85860001' }, { name: '林知夏' }]));
});

test('where a record is read or printed they are text', async () => {
  const values = { stars: 3, people: [{ name: '林知夏', phone: '85860001' }] };
  const { container } = await renderNodes([starsNode, contactsNode], { values, renderers, readOnly: true });
  await screen.findByText('★★★☆☆');
  screen.getByText(/林知夏 85860001/);
  expect(container.querySelector('input, button')).toBeNull();
});

test('as a filter they give a condition', async () => {
  const { root } = createTestRoot({}, 'zhCN', renderers);
  const page = new PageModel(root, { kind: 'app', id: 'test' }, {});
  const node = compileNode(starsNode, page.environment, '');
  let value: unknown = null;
  function Filter() {
    const [now, set] = useState<unknown>(null);
    value = now;
    return <FilterView node={node} value={now} onChange={set} />;
  }
  render(
    <RootContext.Provider value={root}>
      <PlaceContext.Provider value={{ page, scope: page.scope, around: { enabled: true, readOnly: false } }}>
        <Filter />
      </PlaceContext.Provider>
    </RootContext.Provider>,
  );
  fireEvent.click(nth(await screen.findAllByRole('radio'), 1));
  await waitFor(() => expect(value).toBe(2));
  expect(stars.meta.field?.toFilter?.(value, 'stars')).toEqual([
    { bindKey: 'stars', type: 'number', judgeType: 'greaterEqual', value: 2 },
  ]);
});

test('in rows of a table they stand as cells, each with its own value', async () => {
  const lines: Node = {
    type: 'sub-table',
    id: 'lines',
    name: 'lines',
    title: { zhCN: '明细', enUS: 'Lines' },
    children: [starsNode],
  };
  const { form } = await renderNodes([lines], { values: { lines: [{ stars: 1 }, { stars: 2 }] }, renderers });
  const all = await screen.findAllByRole('radio');
  fireEvent.click(nth(all, 9));
  await waitFor(() => expect(form?.values.lines).toMatchObject([{ stars: 1 }, { stars: 5 }]));
});

test('are known to the check, and drawn in the cells of a list', async () => {
  const platform = createBuiltinPlatform(acmeFormily);
  await platform.registry.prepareAll();
  const document = {
    kind: 'form',
    schemaVersion: 2,
    id: 'review',
    name: 'review',
    fields: [starsNode, contactsNode],
    grants: [],
  };
  const around = { ...platform.vocabulary, document: () => undefined, ids: () => [] };
  expect(checkDocument(document, around).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(stars.meta.field?.toText?.(4, { locale: 'zhCN', zone: 'UTC', props: {} })).toBe('★★★★');
});
