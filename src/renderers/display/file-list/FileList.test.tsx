import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const draw = (items: object[], answers = {}) =>
  renderNode({ type: 'file-list', id: 'files', props: { items } }, { answers });

test('a stored file is fetched by a link that is asked for at the click', async () => {
  const { ui } = await draw([{ id: 'f1', name: '成绩单.pdf', size: 2048 }], {
    '/files/link.do': { result: { url: '/files/f1?sign=x', expiresAt: '2999-01-01T00:00:00Z' } },
  });
  expect(ui.urls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '下载 成绩单.pdf' }));
  await waitFor(() => expect(ui.urls).toEqual(['/files/f1?sign=x']));
});

test('says why a file cannot be fetched', async () => {
  const { ui } = await draw([{ id: 'f1', name: 'a.pdf' }], {
    '/files/link.do': { msgState: 3, msg: '没有权限' },
  });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(ui.messages).toEqual([{ level: 'error', text: '没有权限' }]));
});

test('a file with an address that could run something is a name and nothing else', async () => {
  await draw([{ name: 'a.pdf', url: 'javascript:alert(1)' }]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('a.pdf')).toBeTruthy();
});
