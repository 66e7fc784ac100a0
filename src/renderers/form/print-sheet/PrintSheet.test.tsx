import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider, theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { renderNodes, type RenderOptions } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const fields: Node[] = [
  { type: 'input', id: 'name', name: 'name', title: '姓名' },
  {
    type: 'select',
    id: 'college',
    name: 'college',
    title: '学院',
    props: { options: [{ value: 'law', label: '法学院' }] },
  },
  { type: 'input', id: 'hidden', name: 'hidden', title: '隐藏', visible: false },
  {
    type: 'sub-table',
    id: 'courses',
    name: 'courses',
    title: '课程',
    children: [
      { type: 'input', id: 'course', name: 'course', title: '课名' },
      { type: 'number', id: 'credits', name: 'credits', title: '学分' },
    ],
  },
];
const courses = Array.from({ length: 30 }, (_, index) => ({
  course: `课程${String(index)}`,
  credits: index,
}));
const values = { name: '林知夏', college: 'law', hidden: '不印', courses };
const sheet = (props: object = {}): Node => ({
  type: 'print-sheet',
  id: 'card',
  props: { title: '学籍卡', number: '{{ form.name }}-1', signatures: ['学生签字', '日期'], ...props },
});
const button: Node = {
  type: 'button',
  id: 'go',
  props: { text: '打印' },
  on: { click: [{ do: 'print', node: 'card' }] },
};
const open = (props?: object, options: RenderOptions = {}) =>
  renderNodes([...fields, button, sheet(props)], { values, ...options });
const printed = () => document.body.querySelector<HTMLElement>(':scope > .atrium-print');
const press = () => fireEvent.click(screen.getByRole('button', { name: /打\s*印/ }));
const cells = (table: HTMLElement) => [...table.querySelectorAll('th, td')].map((cell) => cell.textContent);

describe('a print sheet', () => {
  it('waits out of sight, prints the record with its labels, and goes', async () => {
    const { ui } = await open();
    expect(printed()).toBeNull();
    press();
    await waitFor(() => {
      expect(ui.prints).toBe(1);
    });
    const paper = within(printed()!);
    expect(paper.getByRole('heading', { name: '学籍卡', hidden: true })).toBeTruthy();
    expect(paper.getByText('编号：林知夏-1')).toBeTruthy();
    const [record] = paper.getAllByRole('table', { hidden: true });
    expect(cells(record!)).toEqual(['姓名', '林知夏', '学院', '法学院']);
    expect(paper.getByText('学生签字')).toBeTruthy();
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(printed()).toBeNull();
  });

  it('prints all rows of a sub-table', async () => {
    const { ui } = await open({ fields: ['courses'] });
    press();
    await waitFor(() => {
      expect(ui.prints).toBe(1);
    });
    const table = within(printed()!).getByRole('table', { name: '课程', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(31);
    expect(cells(table).slice(0, 4)).toEqual(['课名', '学分', '课程0', '0']);
  });

  it('prints the fields that are named, as far as the form shows them', async () => {
    await open({ preview: true, fields: ['college', 'hidden', 'missing'], columns: 1 });
    const [record] = within(screen.getByRole('article', { name: '学籍卡' })).getAllByRole('table');
    expect(cells(record!)).toEqual(['学院', '法学院']);
  });

  it('is black on white with all that stands on it, in the dark theme too', async () => {
    const node = {
      ...sheet({ preview: true, number: '' }),
      children: [{ type: 'tag', id: 't', props: { text: '兹证明' } }],
    };
    const dark = { algorithm: theme.darkAlgorithm, hashed: false };
    await renderNodes([node], {
      values,
      wrap: (element) => <ConfigProvider theme={dark}>{element}</ConfigProvider>,
    });
    const { color } = screen.getByText('兹证明').style;
    expect(color).toMatch(/^rgba\(0, ?0, ?0/);
  });

  it('says so where there is no sheet of that id', async () => {
    const { ui } = await renderNodes([button], { values: {} });
    press();
    await waitFor(() => {
      expect(ui.messages).toEqual([{ level: 'error', text: '此处没有可打印的内容' }]);
    });
    expect(ui.prints).toBe(0);
  });

  it('is not needed to print the whole page', async () => {
    const whole = { ...button, on: { click: [{ do: 'print' }] } };
    const { ui } = await renderNodes([whole], { values: {} });
    press();
    await waitFor(() => {
      expect(ui.prints).toBe(1);
    });
  });
});
