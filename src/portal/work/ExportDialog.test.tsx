import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { ExportModel, type ExportScope } from '../../runtime/stores/ExportModel.ts';
import { ExportDialog } from './ExportDialog.tsx';

const columns = ['姓名', '状态', '电话'].map((title, at) => ({ code: `c${String(at)}`, title }));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '开始导出' });
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

function drawn(totals: Partial<Record<ExportScope, number>>, scope: ExportScope | null = 'found') {
  const { root } = createPlainRoot();
  const model = new ExportModel(
    { columns, totals },
    { scope: scope ?? undefined, fields: ['c0', 'c1'], format: 'xlsx' },
  );
  const close = vi.fn();
  renderPortal(root, <ExportDialog open={{ key: 1, request: model, close }} />);
  return { model, close };
}

test('records with their numbers, columns and format are chosen', () => {
  const { model, close } = drawn({ chosen: 2, found: 12, all: 40 });
  expect(within(screen.getByRole('radiogroup', { name: '导出范围' })).getAllByRole('radio')).toHaveLength(3);
  fireEvent.click(radio(/选中的记录（2 条）/));
  radio(/当前查询结果（12 条）/);
  radio(/全部记录（40 条）/);
  fireEvent.click(box('姓名'));
  fireEvent.click(box('电话'));
  fireEvent.click(radio(/CSV/));
  fireEvent.click(button());
  expect(close).toHaveBeenCalledExactlyOnceWith(true);
  expect(model).toMatchObject({ scope: 'chosen', fields: ['c1', 'c2'], format: 'csv' });
});

test('all columns are ticked and left at once; without any there is nothing to export', () => {
  const { model } = drawn({ found: 12 });
  fireEvent.click(box(/全选（2 \/ 3）/));
  expect(model.fields).toEqual(['c0', 'c1', 'c2']);
  fireEvent.click(box(/全选（3 \/ 3）/));
  screen.getByText('请至少选择一列');
  expect(button().disabled).toBe(true);
});

test('nothing chosen cannot be exported', () => {
  drawn({ chosen: 0, found: 12 });
  expect(radio(/选中的记录（未选中）/).disabled).toBe(true);
});

test.each([
  [5_000, undefined, false],
  [5_001, /超过 5000 条时在后台导出/, false],
  [50_001, /一次最多导出 50000 条/, true],
  [0, '没有可导出的记录', true],
] as const)('%i records', (found, said, disabled) => {
  drawn({ found });
  if (said !== undefined) screen.getByText(said);
  else expect(screen.queryByRole('alert')).toBeNull();
  expect(button().disabled).toBe(disabled);
});

test('records that the step names itself are not asked about', () => {
  drawn({ found: 12 }, null);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
});
