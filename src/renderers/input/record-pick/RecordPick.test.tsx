import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import type { Answer } from '../../../schemas/wire/answer.ts';

const node: Node = {
  type: 'record-pick',
  id: 'student',
  name: 'student',
  title: '学生',
  props: { module: 'student', labelField: 'name', columns: ['no'] },
};
const records = [
  { id: '1', revision: 1, name: '林知夏', no: 'S1' },
  { id: '2', revision: 1, name: '吴若溪', no: 'S2' },
];
/** Answers as a form module does, by the text that its records must hold. */
function list({ where }: Record<string, unknown>): Partial<Answer> {
  const text = (where as { conditionList: { value: string }[] } | undefined)?.conditionList[0]?.value ?? '';
  const found = records.filter(({ name }) => name.includes(text));
  return { list: found, total: found.length };
}
const answers = { '/student/list.htm': list };

describe('record pick', () => {
  it('finds records of the other form by what is typed', async () => {
    const { form } = await renderNode(node, { values: {}, answers });
    const box = screen.getByRole('combobox');
    fireEvent.mouseDown(box);
    expect(await screen.findByTitle('林知夏')).toBeTruthy();
    fireEvent.change(box, { target: { value: '吴' } });
    await waitFor(() => expect(screen.queryByTitle('林知夏')).toBeNull());
    fireEvent.click(await screen.findByTitle('吴若溪'));
    expect(form?.values.student).toEqual({ value: '2', label: '吴若溪' });
  });

  it('finds them in a table with further fields', async () => {
    const { form } = await renderNode(node, { values: {}, answers });
    fireEvent.click(screen.getByRole('button', { name: '在表格中查找：学生' }));
    expect(await screen.findByText('S2')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '选择 吴若溪' }));
    expect(form?.values.student).toEqual({ value: '2', label: '吴若溪' });
  });

  it('says that records could not be loaded, and asks again', async () => {
    let calls = 0;
    await renderNode(node, {
      values: {},
      answers: {
        '/student/list.htm': (param) => {
          calls += 1;
          return calls === 1 ? { msgState: 9, msg: 'down' } : list(param);
        },
      },
    });
    fireEvent.mouseDown(screen.getByRole('combobox'));
    expect(await screen.findByText('记录加载失败')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
    expect(await screen.findByTitle('林知夏')).toBeTruthy();
  });

  it('shows the name where it cannot be changed', async () => {
    await renderNode({ ...node, readOnly: true }, { values: { student: { value: '1', label: '林知夏' } } });
    expect(screen.getByText('林知夏')).toBeTruthy();
  });
});
