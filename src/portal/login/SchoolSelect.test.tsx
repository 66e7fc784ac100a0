import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import SchoolSelect from './SchoolSelect.tsx';

const schools = [
  { schoolId: 478, name: '本部' },
  { schoolId: 479, name: '南校区', url: 'https://south.example.edu/portal?x=1' },
  { schoolId: 480, name: '无门户' },
  { schoolId: 481, name: '脚本', url: 'javascript:alert(1)' },
];

test('another school leads to the login page of its own portal; what has none is not offered', async () => {
  const go = vi.fn();
  renderPortal(createTestRoot().root, <SchoolSelect schools={schools} go={go} />, '/user/login');
  expect(screen.getByText('本部')).toBeTruthy();
  fireEvent.mouseDown(screen.getByLabelText('学校'));
  const offered = await screen.findAllByRole('option');
  expect(screen.queryByTitle('无门户')).toBeNull();
  expect(screen.queryByTitle('脚本')).toBeNull();
  expect(offered.length).toBeGreaterThan(0);
  fireEvent.click(screen.getByTitle('南校区'));
  expect(go).toHaveBeenCalledExactlyOnceWith('https://south.example.edu/user/login');
});
