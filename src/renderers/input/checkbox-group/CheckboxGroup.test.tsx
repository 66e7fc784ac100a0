import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

it('is a named group that gives the list of what is ticked, and null for nothing', async () => {
  const options = [
    { value: 'sms', label: '短信' },
    { value: 'mail', label: '邮件' },
  ];
  const { form } = await renderNode(
    { type: 'checkbox-group', id: 'by', name: 'by', title: '通知方式', props: { options } },
    { values: {} },
  );
  expect(screen.getByRole('group', { name: '通知方式' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText('邮件'));
  expect(form?.values.by).toEqual(['mail']);
  fireEvent.click(screen.getByLabelText('邮件'));
  expect(form?.values.by).toBeNull();
});
