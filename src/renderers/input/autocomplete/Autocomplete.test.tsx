import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const node = {
  type: 'autocomplete',
  id: 'place',
  name: 'place',
  title: '地点',
  props: {
    maxLength: 6,
    options: [
      { value: 'a', label: '图书馆' },
      { value: 'b', label: '体育馆' },
    ],
  },
};

it('takes a suggestion by its label, and any other text as it is', async () => {
  const { form } = await renderNode(node, { values: {} });
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: '图' } });
  expect(screen.queryByTitle('体育馆')).toBeNull();
  fireEvent.click(await screen.findByTitle('图书馆'));
  expect(form?.values.place).toBe('图书馆');
  fireEvent.change(box, { target: { value: '东门外的咖啡店' } });
  expect(form?.values.place).toBe('东门外的咖啡');
  fireEvent.change(box, { target: { value: ' 操场 ' } });
  fireEvent.blur(box);
  expect(form?.values.place).toBe('操场');
});

it('takes the value of a suggestion that is found by its label, where values are wanted', async () => {
  const { form } = await renderNode({ ...node, props: { ...node.props, takesValue: true } }, { values: {} });
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: '体育' } });
  expect(screen.queryByText('图书馆')).toBeNull();
  fireEvent.click(await screen.findByText('体育馆'));
  expect(form?.values.place).toBe('b');
});
