import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import type { Answer } from '../../../schemas/wire/answer.ts';

const node: Node = {
  type: 'select',
  id: 'college',
  name: 'college',
  title: '学院',
  props: { options: { dictionary: 'college' } },
};
const list = [
  { value: 'computing', label: { zhCN: '计算机学院', enUS: 'Computing' } },
  { value: 'law', label: { zhCN: '法学院', enUS: 'Law' } },
];
const path = '/component/getSelectorData.htm';
const open = () => fireEvent.mouseDown(screen.getByRole('combobox'));

describe('select', () => {
  it('gives the value of the chosen option, and null when cleared', async () => {
    const { form, container } = await renderNode(node, { values: {}, answers: { [path]: { list } } });
    open();
    fireEvent.click(await screen.findByTitle('法学院'));
    expect(form?.values.college).toBe('law');
    const clear = container.querySelector('.ant-select-clear');
    fireEvent.mouseDown(clear!);
    expect(form?.values.college).toBeNull();
  });

  it('holds a code back until its label has arrived', async () => {
    await renderNode(node, { values: { college: 'law' }, answers: { [path]: { list } } });
    expect(screen.queryByText('law')).toBeNull();
    expect(await screen.findByText('法学院')).toBeTruthy();
  });

  it('shows a stored value that is no option by itself, and keeps it', async () => {
    const { form } = await renderNode(node, {
      values: { college: 'closed-1999' },
      answers: { [path]: { list } },
    });
    expect(await screen.findByText('closed-1999')).toBeTruthy();
    expect(form?.values.college).toBe('closed-1999');
  });

  it('says that options failed, and asks again', async () => {
    let calls = 0;
    const answer = (): Partial<Answer> => {
      calls += 1;
      return calls === 1 ? { msgState: 9, msg: 'down' } : { list };
    };
    await renderNode(node, { values: {}, answers: { [path]: answer } });
    open();
    expect(await screen.findByText('选项加载失败')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
    expect(await screen.findByTitle('法学院')).toBeTruthy();
  });

  it('can be searched by label from nine options on', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ value: `v${index}`, label: `选项${index}` }));
    await renderNode({ ...node, props: { options: many } }, { values: {} });
    open();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '项7' } });
    await waitFor(() => expect(screen.queryByTitle('选项1')).toBeNull());
    expect(screen.getByTitle('选项7')).toBeTruthy();
  });

  it('tells the input alone that it is required', async () => {
    const { container } = await renderNode(
      { ...node, required: true, props: { options: list } },
      { values: {} },
    );
    expect(screen.getByRole('combobox').getAttribute('aria-required')).toBe('true');
    expect(container.querySelectorAll('[aria-required]')).toHaveLength(1);
  });

  it('shows the label in the language of the reader where it cannot be changed', async () => {
    const toned = [{ ...list[1]!, tone: 'success' as const }];
    await renderNode(
      { ...node, readOnly: true, props: { options: toned } },
      { values: { college: 'law' }, locale: 'enUS' },
    );
    expect(screen.getByText('Law').className).toBe('atrium-tag');
  });
});
