import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { tabPlatform } from '../chatLogin/tabPlatform.ts';
import { useLogOut } from './useLogOut.ts';

function LogOut() {
  const logOut = useLogOut();
  return <button onClick={() => void logOut()}>leave</button>;
}

test('a logout empties the tab, but for the app around the page, which leads in again', async () => {
  const tab = new Map([
    ['web0_chatPlatform', '1'],
    ['web0_shareToken', 'cp_share'],
    ['web0_other', 'x'],
  ]);
  const { root } = createPlainRoot({ answers: { '/login/logout.do': {} }, tab });
  renderPortal(root, <LogOut />);
  fireEvent.click(screen.getByRole('button', { name: 'leave' }));
  await expect.poll(() => root.session.ended).toBe('chosen');
  await expect.poll(() => [...tab.keys()]).toEqual(['web0_chatPlatform']);
  expect(tabPlatform(root)).toBe('1');
});
