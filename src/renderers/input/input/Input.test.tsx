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

  it.each(['input', 'textarea', 'autocomplete', 'password'])(
    'counts a sign of two units as one: %s',
    async (type) => {
      const { form } = await renderNode({ ...node, type, props: { maxLength: 6 } }, { values: {} });
      const box = screen.getByLabelText<HTMLInputElement>('姓名');
      fireEvent.change(box, { target: { value: '𠮷'.repeat(6) } });
      expect(form?.values.name).toBe('𠮷'.repeat(6));
      expect(box.hasAttribute('maxlength')).toBe(false);
      // What stood behind the place where one types on stays.
      fireEvent.change(box, { target: { value: `${'𠮷'.repeat(5)}人𠮷` } });
      expect(form?.values.name).toBe('𠮷'.repeat(6));
    },
  );

  it('counts them so in the corner of a text of several lines', async () => {
    const memo = { ...node, type: 'textarea', props: { maxLength: 10, showCount: true } };
    const { form } = await renderNode(memo, { values: { name: '😀'.repeat(8) } });
    expect(screen.getByText('8 / 10')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('姓名'), { target: { value: `${'😀'.repeat(10)}x` } });
    expect(form?.values.name).toBe('😀'.repeat(10));
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
