import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm } from '../../../../tests/support/studentList.ts';
import { systemEntry } from '../../../../tests/support/systemEntry.ts';

const form = studentForm({ type: 'input', id: 'name', name: 'name', title: '姓名' });

test.each([
  [true, '/rights/who?form=student&record=1'],
  [false, undefined],
])('a record leads whoever decides over its rights to who may see it: %s', async (decides, address) => {
  const { root } = openResource([form], {
    params: { id: '1' },
    answers: { '/student/detail.htm': { result: { id: '1', revision: 1, name: '林知夏' } } },
  });
  const entry = systemEntry({ id: 'school', ...(decides && { grants: true }) });
  act(() => root.systems.enter({ entry, menus: [] }));
  await screen.findByDisplayValue('林知夏');
  const link = (): string | null | undefined =>
    screen.queryByRole('link', { name: '谁能看到这条记录' })?.getAttribute('href');
  await waitFor(() => expect(link()).toBe(address));
});
