import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  drawSchema as draw,
  fieldNamed as box,
  nth,
  typeInto as type,
} from '../../../../tests/support/drawSchema.tsx';
import { arrayCards, arrayTable } from './fixtures/arrays.ts';
import { byRules, circle, dependent, self } from './fixtures/linkage.ts';

// What Formily's own examples do not show (`examples.test.tsx`).

describe('links between fields', () => {
  test('one depends on others, by their order and by names', async () => {
    const { submit } = await draw(dependent);
    await screen.findByText('不限');
    type(await box('单价'), 200);
    await screen.findByText('最多 5 件');
    type(await box('数量'), 3);
    await waitFor(async () => expect((await box('总价')).value).toBe('600'));
    expect(await submit()).toEqual({ price: 200, count: 3, total: 600 });
  });

  test('rules of ours decide as an expression does', async () => {
    await draw(byRules);
    await waitFor(async () => expect((await box('证明')).disabled).toBe(true));
    type(await box('天数'), 5);
    await waitFor(async () => expect((await box('证明')).disabled).toBe(false));
    expect((await box('证明')).getAttribute('aria-required')).toBe('true');
  });

  test('one looks at itself', async () => {
    await draw(self);
    const input = await box('颜色');
    expect(input.maxLength).toBe(8);
    type(input, 'red');
    await screen.findByText('红色');
    type(await box('红色'), 'long');
    await waitFor(async () => expect((await box('颜色')).maxLength).toBe(20));
  });

  test('in a circle they are stopped, and told', async () => {
    const { logged } = await draw(circle);
    type(await box('B'), 1);
    await waitFor(() => expect(logged()).toContain('FORMILY_CIRCLE'));
    type(await box('A'), 7);
    expect(await box('B')).toBeTruthy();
  });
});

describe('array components', () => {
  test('a table computes in each row, and says in which something is missing', async () => {
    const { submit, page } = await draw(arrayTable, { first: { lines: [{ amount: 1 }] } });
    await box('金额');
    fireEvent.click(screen.getByText('添加条目'));
    await waitFor(() => expect(screen.getAllByLabelText('金额')).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: /提\s?交/ }));
    await waitFor(() =>
      expect(screen.getAllByLabelText('金额')[1]?.getAttribute('aria-invalid')).toBe('true'),
    );
    expect(page.variables.get('sent')).toBeNull();
    type(nth(screen.getAllByLabelText('金额'), 1), 4);
    await waitFor(() => expect(screen.getAllByLabelText<HTMLInputElement>('两倍')[1]?.value).toBe('8'));
    expect(await submit()).toEqual({
      lines: [
        { amount: 1, double: 2 },
        { amount: 4, double: 8 },
      ],
    });
  });

  test('cards show of each what its own values say, and the focus follows those that are added and removed', async () => {
    await draw(arrayCards, { first: { people: [{ name: '林知夏' }] } });
    await box('姓名');
    const addition = screen.getByRole('button', { name: /添加成员/ });
    const removals = () => screen.getAllByRole('button', { name: /^删除第/ });
    fireEvent.click(addition);
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('姓名')[1]));
    expect(screen.getAllByLabelText('电话')).toHaveLength(1);
    nth(removals(), 1).focus();
    fireEvent.click(nth(removals(), 1));
    await waitFor(() => expect(document.activeElement).toBe(nth(removals(), 0)));
    fireEvent.click(nth(removals(), 0));
    await waitFor(() => expect(document.activeElement).toBe(addition));
  });
});

test('a row that is added before the others is gone to, also from another page', async () => {
  const lines = arrayTable.properties.lines;
  const add = { ...lines.properties.add, 'x-component-props': { method: 'unshift' } };
  const paged = { ...lines, 'x-component-props': { pagination: { pageSize: 2 } }, properties: { add } };
  await draw({ type: 'object', properties: { lines: paged } });
  const amounts = () => screen.getAllByLabelText<HTMLInputElement>('金额');
  const addFirst = async (amount: number) => {
    fireEvent.click(await screen.findByText('添加条目'));
    await waitFor(() => expect(document.activeElement).toBe(amounts()[0]));
    expect(amounts()[0]?.value).toBe('');
    type(nth(amounts(), 0), amount);
    nth(amounts(), 0).blur();
  };
  for (const amount of [1, 2, 3]) await addFirst(amount);
  fireEvent.click(await screen.findByRole('listitem', { name: '2' }));
  await waitFor(() => expect(amounts().map(({ value }) => value)).toEqual(['1']));
  await addFirst(4);
  expect(amounts().map(({ value }) => value)).toEqual(['4', '3']);
});

test('rows of a list in a row begin with what they are, also where that row has moved up', async () => {
  const amount = { type: 'number', title: '金额', 'x-decorator': 'FormItem', 'x-component': 'NumberPicker' };
  const button = (component: string, title: string) => ({
    type: 'void',
    title,
    'x-component': `ArrayCards.${component}`,
  });
  const cards = (title: string, properties: object) => ({
    type: 'array',
    'x-component': 'ArrayCards',
    'x-component-props': { title },
    items: { type: 'object', properties: { ...properties, remove: button('Remove', '删除') } },
    properties: { add: button('Addition', `添加${title}`) },
  });
  const schema = { type: 'object', properties: { groups: cards('组', { lines: cards('笔', { amount }) }) } };
  const group = (...amounts: number[]) => ({ lines: amounts.map((each) => ({ amount: each })) });
  await draw(schema, { first: { groups: [group(1, 2), group(3, 4)] } });
  const amounts = () => screen.getAllByLabelText<HTMLInputElement>('金额').map(({ value }) => value);
  const remove = (at: number) => fireEvent.click(nth(screen.getAllByRole('button', { name: /删除$/ }), at));
  await waitFor(() => expect(amounts()).toEqual(['1', '2', '3', '4']));
  remove(0);
  await waitFor(() => expect(amounts()).toEqual(['3', '4']));
  remove(1);
  await waitFor(() => expect(amounts()).toEqual(['4']));
  fireEvent.click(screen.getByText('添加笔'));
  await waitFor(() => expect(amounts()).toEqual(['4', '']));
});

test.each(['push', 'unshift'])(
  'a row that is added (%s) after another was removed is empty, and reset brings back all',
  async (method) => {
    const { lines } = arrayTable.properties;
    const add = { ...lines.properties.add, 'x-component-props': { method } };
    const reset = { type: 'void', 'x-component': 'Reset', 'x-component-props': { children: '重置' } };
    const schema = {
      type: 'object',
      properties: { lines: { ...lines, properties: { ...lines.properties, add } }, reset },
    };
    await draw(schema, { first: { lines: [1, 2, 3].map((amount) => ({ amount })) } });
    const amounts = () => screen.getAllByLabelText<HTMLInputElement>('金额').map(({ value }) => value);
    await waitFor(() => expect(amounts()).toEqual(['1', '2', '3']));
    for (let removed = 0; removed < 2; removed += 1)
      fireEvent.click(nth(await screen.findAllByRole('button', { name: /^删除第/ }), 0));
    await waitFor(() => expect(amounts()).toEqual(['3']));
    for (let added = 0; added < 2; added += 1) fireEvent.click(screen.getByText('添加条目'));
    await waitFor(() => expect(amounts()).toEqual(method === 'push' ? ['3', '', ''] : ['', '', '3']));
    fireEvent.click(screen.getByRole('button', { name: /重\s?置/ }));
    await waitFor(() => expect(amounts()).toEqual(['1', '2', '3']));
  },
);

describe('what surrounds it', () => {
  const plain = {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        title: '姓名',
        'x-decorator': 'FormItem',
        'x-component': 'Input',
        'x-validator': { pattern: '^[^0-9]+$' },
      },
      level: {
        type: 'number',
        title: '级别',
        'x-decorator': 'FormItem',
        'x-component': 'rating',
        'x-component-props': { most: 5 },
      },
      broken: { type: 'string', title: '{{$self.value = 1}}', 'x-component': 'NoSuch' },
      note: {
        type: 'string',
        title: "{{vars.note + '：' + ($values.name ?? '')}}",
        'x-decorator': 'FormItem',
        'x-component': 'Input',
      },
    },
  };

  test('widgets of the registry, names of the page and placeholders stand beside each other', async () => {
    const { page, submit } = await draw(plain, {
      page: { variables: { sent: { type: 'object' }, note: { type: 'text', initial: '备注' } } },
    });
    await box('备注：');
    expect(screen.getAllByText(/无法显示/)).toHaveLength(1);
    fireEvent.click(nth(await screen.findAllByRole('radio'), 2));
    page.setVariable('note', '说明');
    await box('说明：');
    type(await box('姓名'), '12');
    fireEvent.click(screen.getByRole('button', { name: /提\s?交/ }));
    await screen.findByText('格式不正确');
    type(await box('姓名'), '林');
    await box('说明：林');
    expect(await submit()).toEqual({ name: '林', level: 3 });
  });

  test('it stores its values by its module, whose refusals stand at the fields, and asks before input is lost', async () => {
    const sent: unknown[] = [];
    const { root, ui } = await draw(plain, {
      module: 'student',
      record: '7',
      answers: {
        '/rest/http/student/detail.htm': { result: { id: '7', revision: 3, name: '林', level: 2 } },
        '/rest/http/student/update.htm': (param) => {
          sent.push(param);
          if (sent.length > 1) return { result: { id: '7', revision: 4, name: '周' } };
          return {
            msgState: 5,
            msg: 'x',
            code: 'INVALID_PARAMETER',
            errors: [{ path: 'data.name', code: 'DUPLICATE', message: '已有此人' }],
          };
        },
      },
    });
    expect((await box('姓名')).value).toBe('林');
    expect(root.unsaved.here()).toBe(false);
    type(await box('姓名'), '周');
    expect(root.unsaved.here()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /提\s?交/ }));
    await screen.findByText('已有此人');
    expect(root.unsaved.here()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /提\s?交/ }));
    await waitFor(() => expect(root.unsaved.here()).toBe(false));
    expect(sent).toMatchObject([{ id: '7', revision: 3, data: { name: '周' } }, { data: { name: '周' } }]);
    expect(ui.messages.at(-1)).toMatchObject({ text: '已保存' });
  });

  test('read only it shows text, disabled it takes nothing', async () => {
    const { container, unmount } = await draw(plain, { readOnly: true, first: { name: '林', level: 3 } });
    await screen.findByText('林');
    expect(container.querySelector('input')).toBeNull();
    expect(screen.queryByRole('button', { name: /提\s?交/ })).toBeNull();
    unmount();
    await draw(plain, { enabled: false });
    expect((await box('姓名')).disabled).toBe(true);
  });
});
