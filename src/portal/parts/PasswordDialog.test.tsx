import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const open = (code: string, path?: string): void => {
  const errors = path === undefined ? [] : [{ path, code: 'VALUE_INVALID', message: '取值不正确' }];
  const answer = { msgState: 2 as const, code, msg: '原密码错误', errors };
  const { root } = createPlainRoot({ answers: { '/user/password/update.do': answer } });
  render(
    <RootContext.Provider value={root}>
      <PasswordDialog open close={() => undefined} />
    </RootContext.Provider>,
  );
  for (const label of ['原密码', '新密码', '确认新密码']) {
    fireEvent.change(screen.getByLabelText(label), {
      target: { value: label === '原密码' ? 'old' : 'harbour-42' },
    });
  }
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
};

test('an old password that is wrong is told at its input, which takes the focus', async () => {
  open('OLD_PASSWORD_WRONG', 'oldPassword');
  const told = await screen.findByText('原密码错误');
  const input = screen.getByLabelText('原密码');
  expect(told.parentElement?.contains(input)).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
  fireEvent.change(input, { target: { value: 'other' } });
  expect(screen.queryByText('原密码错误')).toBeNull();
});

test('what is wrong with none of them is told below', async () => {
  open('OTHER');
  await screen.findByText('原密码错误');
  expect(screen.getByLabelText('原密码').getAttribute('aria-invalid')).toBe('false');
});
