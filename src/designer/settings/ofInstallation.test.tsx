import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { filterProps } from '../panel/roles/listRoles.ts';
import { grantProps } from '../panel/roles/rightRoles.ts';
import { PropList } from './PropField.tsx';
import { nothingAround, SettingsContext } from './SettingsContext.ts';

const around = {
  ...nothingAround,
  fieldsOf: () => [{ code: 'cost', title: '费用', type: 'number' } as const],
};
const roles = [
  { value: 'teacher', label: { zhCN: '教师', enUS: 'Teacher' } },
  { value: 'student', label: { zhCN: '学生', enUS: 'Student' } },
];

type Written = Readonly<Record<string, unknown>>;

function draw(schema: typeof filterProps, before: Written) {
  let written: Written = before;
  const { root } = createTestRoot({ '/component/getSelectorData.htm': { list: roles } });
  function Panel() {
    const [values, set] = useState(before);
    written = values;
    return (
      <SettingsContext.Provider value={around}>
        <PropList schema={schema} values={values} disabled={false} change={(next) => set(next ?? {})} />
      </SettingsContext.Provider>
    );
  }
  renderPortal(root, <Panel />);
  return () => written;
}

const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByTitle(option));
};

test('roles of a grant are chosen by their names', async () => {
  const written = draw(grantProps, { roles: ['teacher'] });
  await screen.findByTitle('教师');
  await choose('角色', '学生');
  expect(written().roles).toEqual(['teacher', 'student']);
});

test('a filter offers the comparisons of its field', async () => {
  const written = draw(filterProps, { field: 'cost' });
  await choose('比较方式', '大于');
  expect(written()).toEqual({ field: 'cost', judgeType: 'greater' });
  expect(screen.queryByTitle('包含')).toBeNull();
});
