import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { evaluate } from 'atrium/src/conditions/index.ts';
import { checkDocument } from 'atrium/src/documents/check/checkDocument.ts';
import { builtinRenderers } from 'atrium/src/renderers/index.ts';
import type { FormDocument, MgrListDocument } from 'atrium/src/schemas/documents/index.ts';
import type { FieldNode, Node } from 'atrium/src/schemas/node.ts';
import type { ListRequest } from 'atrium/src/schemas/wire/record.ts';
import { createBuiltinPlatform } from 'atrium/src/builtinPlatform.ts';
import { describeContract } from 'atrium/tests/contract/widgetContract.tsx';
import { openResource } from 'atrium/tests/support/openResource.tsx';
import { renderNodes } from 'atrium/tests/support/renderNode.tsx';
import { describe, expect, test } from 'vitest';
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

const starsNode: FieldNode = {
  type: 'acme/stars',
  id: 'stars',
  name: 'stars',
  title: { zhCN: '评分', enUS: 'Rating' },
  description: { zhCN: '一至五颗', enUS: 'One to five' },
};
const contactsNode: FieldNode = {
  type: 'acme/contacts',
  id: 'people',
  name: 'people',
  title: { zhCN: '联系人', enUS: 'Contacts' },
};
const print: Node = {
  type: 'button',
  id: 'go',
  props: { text: '打印' },
  on: { click: [{ do: 'print', node: 'card' }] },
};
const review: FormDocument = {
  ...{ kind: 'form', schemaVersion: 2, id: 'review', name: '评价', grants: [] },
  fields: [starsNode, contactsNode],
  layout: [
    { field: 'stars' },
    { field: 'people' },
    print,
    { type: 'print-sheet', id: 'card', props: { title: '评价表' } },
  ],
};
const reviews: MgrListDocument = {
  ...{ kind: 'mgrList', schemaVersion: 2, id: 'reviews', name: '评价', module: 'review' },
  columns: [{ field: 'stars', editable: true }, { field: 'people' }],
  filters: [{ field: 'stars' }],
};
const stored = { id: '1', revision: 3, stars: 3, people: [{ name: '林知夏', phone: '85860001' }] };

/** Opens the form or the list of reviews as the portal does, beside the other one. */
function open(first: 'form' | 'list', params: Readonly<Record<string, unknown>> = {}) {
  const asked: ListRequest[] = [];
  const written: unknown[] = [];
  const write = ({ data }: Record<string, unknown>) => {
    written.push(data);
    return { result: { ...stored, ...(data as object), revision: 4 } };
  };
  const made = openResource(first === 'form' ? [review, reviews] : [reviews, review], {
    params,
    renderers,
    rights: { actions: ['list', 'detail', 'add', 'update'], read: '*', write: '*' },
    answers: {
      '/review/list.htm': (param) => {
        asked.push(param);
        return { list: [stored], total: 1 };
      },
      '/review/detail.htm': { result: stored },
      '/review/add.htm': write,
      '/review/update.htm': write,
    },
  });
  return { ...made, asked, written };
}

describe('components of Formily stand', () => {
  test('in a form, where they are filled in and give what it sends', async () => {
    const { written } = open('form');
    fireEvent.click(nth(await screen.findAllByRole('radio'), 3));
    fireEvent.click(screen.getByRole('button', { name: '添加联系人' }));
    fireEvent.change(await screen.findByLabelText('姓名 1'), { target: { value: '林知夏' } });
    fireEvent.click(screen.getByRole('button', { name: '添加联系人' }));
    fireEvent.change(await screen.findByLabelText('电话 2'), { target: { value: '85860001' } });
    fireEvent.click(nth(screen.getAllByRole('button', { name: /置\s?顶/ }), 1));
    fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() =>
      expect(written).toEqual([{ stars: 4, people: [{ phone: '85860001' }, { name: '林知夏' }] }]),
    );
  });

  test('in the cells of a list, as text, and in one that is changed where it stands', async () => {
    const { written } = open('list');
    const row = nth(await screen.findAllByRole('row'), 1);
    await within(row).findByText('★★★');
    within(row).getByText('林知夏 85860001');
    expect(within(row).queryByRole('radio')).toBeNull();
    fireEvent.click(within(row).getByRole('button', { name: '修改评分' }));
    const cell = within(await screen.findByRole('tooltip'));
    const group = await cell.findByRole('radiogroup', { name: '评分' });
    fireEvent.click(nth(within(group).getAllByRole('radio'), 4));
    fireEvent.submit(group);
    await waitFor(() => expect(written).toEqual([{ stars: 5 }]));
  });

  test('as filters of a list, which then asks for what their meta says', async () => {
    const { asked } = open('list');
    await screen.findByText('★★★');
    const filter = nth(screen.getAllByRole('radiogroup'), 0);
    expect(nth(screen.getAllByRole('table'), 0).contains(filter)).toBe(false);
    fireEvent.click(nth(within(filter).getAllByRole('radio'), 1));
    await waitFor(() => expect(asked.at(-1)?.where).toBeDefined());
    const passes = (count: number | null) => evaluate(asked.at(-1)?.where, { stars: count });
    expect([1, 2, 3, null].map(passes)).toEqual([false, true, true, false]);
  });

  test('on paper, as text beside their titles', async () => {
    const { ui } = open('form', { id: '1' });
    fireEvent.click(await screen.findByRole('button', { name: /打\s?印/ }));
    await waitFor(() => expect(ui.prints).toBe(1));
    const paper = document.body.querySelector(':scope > .atrium-print');
    expect([...(paper?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent)).toEqual([
      '评分',
      '★★★',
      '联系人',
      '林知夏 85860001',
    ]);
    expect(paper?.querySelector('input, button, [role=radio]')).toBeNull();
  });

  test('where a record is read, by their own face for it', async () => {
    const { container } = await renderNodes([starsNode, contactsNode], {
      values: { stars: 3, people: stored.people },
      renderers,
      readOnly: true,
    });
    await screen.findByText('★★★☆☆');
    screen.getByText(/林知夏 85860001/);
    expect(container.querySelector('input, button')).toBeNull();
  });

  test('in rows of a table, each with its own value', async () => {
    const lines: Node = {
      type: 'sub-table',
      id: 'lines',
      name: 'lines',
      title: { zhCN: '明细', enUS: 'Lines' },
      children: [starsNode],
    };
    const { form } = await renderNodes([lines], {
      values: { lines: [{ stars: 1 }, { stars: 2 }] },
      renderers,
    });
    fireEvent.click(nth(await screen.findAllByRole('radio'), 9));
    await waitFor(() => expect(form?.values.lines).toMatchObject([{ stars: 1 }, { stars: 5 }]));
  });
});

test('their form is whole to the check', async () => {
  const platform = createBuiltinPlatform(acmeFormily);
  await platform.registry.prepareAll();
  const around = {
    ...platform.vocabulary,
    document: () => undefined,
    ids: () => [],
  };
  const errors = checkDocument(review, around).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});
