import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { FiguredOperation } from '../../schemas/wire/plan.ts';
import { PlanList } from './PlanList.tsx';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'repair',
  name: '报修',
  fields: [
    { type: 'input', id: 'f1', name: 'place', title: '地点' },
    { type: 'number', id: 'f2', name: 'cost', title: '费用' },
    {
      type: 'sub-table',
      id: 'f3',
      name: 'parts',
      title: '材料',
      children: [{ type: 'input', id: 'f4', name: 'kind', title: '品名' }],
    },
  ],
  grants: [],
};
const before: FormDocument = { ...form, fields: [{ type: 'input', id: 'f9', name: 'old', title: '备注' }] };

const table: readonly [Omit<FiguredOperation, 'sample'>, string][] = [
  [{ op: 'add', part: 'f1', field: 'place', rows: 0 }, '新增字段“地点”'],
  [{ op: 'add', part: 'f1', field: 'place', rows: 3 }, '恢复字段“地点”，取回保留的 3 条值'],
  [
    { op: 'rename', part: 'f1', field: 'spot', to: 'place', rows: 50 },
    '编码由“spot”改为“place”，50 条值都保留',
  ],
  [{ op: 'widen', part: 'f1', field: 'place', rows: 2 }, '“地点”可以填得更多，2 条值都保留'],
  [{ op: 'widen', part: 'f2', field: 'cost', to: '2', rows: 2 }, '“费用”放宽到 2 位小数，2 条值都保留'],
  [
    { op: 'narrow', part: 'f4', field: 'parts.kind', to: '10', rows: 9, failing: 0 },
    '“品名”收窄到 10 个字，9 条值都放得下',
  ],
  [
    { op: 'convert', part: 'f2', field: 'cost', to: 'number', rows: 50, failing: 7 },
    '“费用”改为“数字”，50 条值重新读取，7 条放不下，发布后为空，原值保留 30 天',
  ],
  [
    { op: 'drop', part: 'f9', field: 'old', rows: 4 },
    '删除字段“备注”，影响 4 条记录，值保留 30 天，可以恢复',
  ],
  [{ op: 'drop', part: 'f8', field: 'gone', rows: 0 }, '删除字段“gone”，其中没有数据'],
  [{ op: 'index', part: 'f1', field: 'place', to: 'off', rows: 0 }, '去掉“地点”的索引'],
  [
    { op: 'unique', part: 'f1', field: 'place', to: 'on', rows: 9, failing: 2 },
    '“地点”不许重复，有 2 条重复，处理后才能发布',
  ],
];

test.each(table)('%j is told', (operation, told) => {
  renderPortal(
    createTestRoot().root,
    <PlanList plan={[{ ...operation, sample: [] }]} form={form} before={before} />,
  );
  expect(screen.getByRole('listitem').textContent).toContain(told);
});

test('what loses values stands first, with samples', () => {
  const plan: FiguredOperation[] = [
    { op: 'add', part: 'f1', field: 'place', rows: 0, sample: [] },
    {
      op: 'drop',
      part: 'f9',
      field: 'old',
      rows: 2,
      sample: [
        { id: '1', value: '约八十' },
        { id: '2', value: [{ id: 'u1', label: '后勤' }] },
      ],
    },
  ];
  renderPortal(createTestRoot().root, <PlanList plan={plan} form={form} before={before} />);
  const [first] = screen.getAllByRole('listitem');
  expect(first?.dataset.op).toBe('drop');
  expect([...(first?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '约八十',
    '后勤',
  ]);
});
