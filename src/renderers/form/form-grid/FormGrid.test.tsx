import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const open = () =>
  renderNode(
    {
      type: 'form-grid',
      id: 'grid',
      children: [
        { type: 'input', id: 'kind', name: 'kind', title: '类型' },
        {
          type: 'input',
          id: 'hospital',
          name: 'hospital',
          title: '医院',
          required: true,
          visible: "{{ form.kind == 'sick' }}",
        },
      ],
    },
    { values: { kind: 'sick', hospital: '校医院' } },
  );

test('a field that was shown stays out of sight while it is hidden, and is neither seen nor asked for', async () => {
  const { form, findByLabelText, queryByRole } = await open();
  const input = await findByLabelText(/医院/);
  act(() => form?.setValue('kind', 'personal'));
  expect(queryByRole('textbox', { name: /医院/ })).toBeNull();
  expect(input.isConnected).toBe(true);
  act(() => form?.setValue('hospital', ''));
  expect(await form?.validate()).toBeUndefined();
  act(() => form?.setValue('kind', 'sick'));
  expect(queryByRole('textbox', { name: /医院/ })).toBe(input);
});
