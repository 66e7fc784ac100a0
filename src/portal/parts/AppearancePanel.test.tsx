import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { form, list, record } from '../../../tests/support/openStudentList.tsx';
import { openResource } from '../../../tests/support/openResource.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { AppearancePanel } from './AppearancePanel.tsx';

const born = { type: 'date', id: 'born', name: 'born', title: '生日' } as const;

test('the format that is chosen is that of cells and counts of an open list, and is kept', async () => {
  let asked = 0;
  const documents = [
    { ...list, columns: [{ field: 'name' }, { field: 'born' }] },
    { ...form, fields: [...form.fields, born] },
  ];
  const { root, kept } = openResource(documents, {
    answers: {
      '/student/list.htm': () => {
        asked += 1;
        return { list: [{ ...record(1), born: '2004-05-31' }], total: 1_234_567 };
      },
    },
  });
  expect(await screen.findByText('2004-05-31')).toBeTruthy();
  renderPortal(root, <AppearancePanel />);
  const choose = async (region: string): Promise<void> => {
    fireEvent.mouseDown(screen.getByLabelText('日期和数字格式'));
    fireEvent.click(await screen.findByTitle(region));
  };
  await choose('英国');
  expect(await screen.findByText('31/05/2004')).toBeTruthy();
  expect(createPlainRoot({ kept }).root.locale.format).toBe('en-gb');
  await choose('印度');
  expect(await screen.findByText(/12,34,567 条/)).toBeTruthy();
  expect(asked).toBe(1);
});
