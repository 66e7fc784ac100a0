import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = { type: 'input', id: 'name', name: 'name', title: { zhCN: '姓名', enUS: 'Name' } };

describe('input', () => {
  it('takes what is typed as it is typed, and trims it on leaving', async () => {
    const { form } = await renderNode(node, { values: {} });
    const box = screen.getByLabelText('姓名');
    fireEvent.change(box, { target: { value: '林 知夏 ' } });
    expect(form?.values.name).toBe('林 知夏 ');
    fireEvent.blur(box);
    expect(form?.values.name).toBe('林 知夏');
    fireEvent.change(box, { target: { value: '王\t小明\u200B ' } });
    fireEvent.blur(box);
    expect(form?.values.name).toBe('王 小明');
  });

  it('is empty again, not an empty text, when cleared', async () => {
    const { form } = await renderNode(node, { values: { name: '林知夏' } });
    const box = screen.getByLabelText('姓名');
    fireEvent.change(box, { target: { value: '' } });
    expect(form?.values.name).toBeNull();
    fireEvent.change(box, { target: { value: '   ' } });
    fireEvent.blur(box);
    expect(form?.values.name).toBeNull();
  });

  it('says that it is required and, once left, that it is not valid', async () => {
    await renderNode({ ...node, required: true }, { values: {} });
    const box = screen.getByLabelText(/姓名/);
    expect(box.getAttribute('aria-required')).toBe('true');
    fireEvent.blur(box);
    const message = await screen.findByRole('alert');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-describedby')).toBe(message.id);
  });

  it('says how much of what is pasted finds no room', async () => {
    const { ui } = await renderNode({ ...node, props: { maxLength: 6 } }, { values: { name: 'abcd' } });
    const box = screen.getByLabelText<HTMLInputElement>('姓名');
    const paste = (pasted: string): void =>
      void fireEvent.paste(box, { clipboardData: { getData: () => pasted } });
    box.setSelectionRange(4, 4);
    paste('ef');
    expect(ui.messages).toEqual([]);
    paste('efgh');
    // What is selected makes room.
    box.setSelectionRange(0, 4);
    paste('abcdef');
    expect(ui.messages.map(({ text }) => text)).toEqual(['最多填写 6 个字符，粘贴的内容有 2 个字符未填入']);
  });

  it('shows its text, or a dash, where it cannot be changed', async () => {
    await renderNode({ ...node, readOnly: true, props: { suffix: '同学' } }, { values: { name: '林知夏' } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('林知夏 同学')).toBeTruthy();
  });

  it('shows a dash for no value', async () => {
    await renderNode({ ...node, readOnly: true }, { values: {} });
    expect(screen.getByText('—')).toBeTruthy();
  });

  it('stands inert without a form', async () => {
    await renderNode({ type: 'input', id: 'alone', title: '备注' });
    expect(screen.getByLabelText<HTMLInputElement>('备注').disabled).toBe(true);
  });
});
