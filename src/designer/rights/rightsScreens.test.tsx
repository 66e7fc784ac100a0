import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import type { SystemDocument } from '../../schemas/documents/index.ts';
import { RoleScreen } from './RoleScreen.tsx';
import { WhoScreen } from './WhoScreen.tsx';
import { WhyScreen } from './WhyScreen.tsx';

const own = {
  testRule: 'every',
  conditionList: [{ bindKey: 'teacher', type: 'text', judgeType: 'equal', value: '{{platform_userId}}' }],
};
const fields = [
  { type: 'input', id: 'f-1', name: 'teacher', title: '教师' },
  { type: 'input', id: 'f-2', name: 'mark', title: '成绩' },
];
const school: SystemDocument = {
  kind: 'system',
  schemaVersion: 2,
  id: 'school',
  name: '学校',
  group: '教务',
  menus: [
    {
      id: 'pupils',
      name: '学生管理',
      app: { kind: 'mgrList', id: 'pupil-list' },
      grants: [{ role: 'teacher' }],
    },
    { id: 'classes', name: '班级管理', app: { kind: 'mgrList', id: 'class-list' } },
  ],
};
const name = { zhCN: '教师', enUS: 'Teacher' };
const document = { title: '学校', system: 'school', revision: 3 };

const answers = {
  '/component/getSelectorData.htm': { list: [{ value: 'u-1', label: '陈老师' }] },
  '/resource/list.do': { list: [{ id: 'pupil', name: '学生' }] },
  '/resource/check.do': { list: [] },
  '/resource/surroundings.do': {
    result: { ids: {}, dictionaries: [], roles: [], interfaces: [], asked: {} },
  },
  '/resource/presence.do': { result: { revision: 3 }, list: [] },
  '/resource/get.do': ({ kind }: { kind?: string }) => ({
    result:
      kind === 'system'
        ? { revision: 3, version: 1, schema: school }
        : {
            revision: 1,
            version: 1,
            schema: { kind: 'form', schemaVersion: 2, id: 'pupil', name: '学生', fields, grants: [] },
          },
  }),
  '/rights/role.do': {
    result: {
      role: { id: 'teacher', name, isAdmin: false, people: 2 },
      systems: [
        { ...document, id: 'school', isPublished: true, sees: true },
        { ...document, id: 'sports', title: '体育', isPublished: false, sees: false },
      ],
      forms: [
        {
          ...{ ...document, id: 'pupil', title: '学生', isPublished: false, fields },
          grants: [{ roles: ['teacher'], actions: ['list', 'detail', 'count'], rows: own, read: ['mark'] }],
        },
      ],
      designs: [],
    },
  },
  '/platform-design-right/list.htm': { list: [], total: 0 },
  '/platform-design-right/add.htm': { result: {} },
  '/rights/explain.do': {
    result: {
      may: false,
      user: { id: 'u-1', name: '陈老师', loginName: 'chen' },
      active: true,
      roles: [
        {
          ...{ role: 'teacher', name, isAdmin: false, may: false, granted: true, menus: 'deny' },
          ...{
            ways: [{ system: 'school', menus: ['学生管理'], actions: [] }],
            record: false,
            read: '*',
            write: [],
          },
          rules: [{ rows: own, holds: false }],
        },
      ],
    },
  },
  '/rights/whoMay.do': ({ role }: { role?: string }) => ({
    result:
      role === undefined
        ? {
            roles: [
              {
                ...{ role: 'teacher', name, people: 120, read: ['mark'] },
                actions: {
                  detail: { of: 'some', people: 1 },
                  update: { of: 'each' },
                  remove: { of: 'none' },
                },
                rules: [{ rows: own, holds: { of: 'some', people: 1 } }],
              },
            ],
          }
        : {
            people: [
              { id: 'u-1', name: '陈老师', loginName: 'chen', detail: true, update: false, remove: false },
            ],
            ...{ looked: 50, of: 120 },
          },
  }),
};

test('a role sees menus by its boxes, and what waits to be published is said', async () => {
  const { root } = createTestRoot(answers);
  const { container } = renderPortal(root, <RoleScreen role="teacher" />, '/role/teacher');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /班级管理.*教师|教师.*班级管理/,
  });
  expect(box.checked).toBe(false);
  expect(screen.getByText(/有未发布的修改：体育/)).toBeTruthy();
  fireEvent.click(box);
  await screen.findByText(/有未发布的修改：学校和体育|有未发布的修改：学校、体育/);
  expect(box.checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /撤销/ }));
  expect(box.checked).toBe(false);
  expect(await violationsIn(container)).toEqual([]);
});

test('what a role does with a form is a sentence, with its record rule and its fields', async () => {
  const { root } = createTestRoot(answers);
  renderPortal(root, <RoleScreen role="teacher" />, '/role/teacher?section=forms');
  const form = await screen.findByRole('article', { name: '学生' });
  expect(form.textContent).toMatch(/可以查看（.*教师.*本人.*）/);
  expect(form.textContent).toContain('可读：成绩');
  expect(within(form).getByText('有未发布的修改')).toBeTruthy();
});

test('a design right is set by its box', async () => {
  const added: unknown[] = [];
  const { root } = createTestRoot({
    ...answers,
    '/platform-design-right/add.htm': ({ data }: { data?: unknown }) => {
      added.push(data);
      return { result: {} };
    },
  });
  renderPortal(root, <RoleScreen role="teacher" />, '/role/teacher?section=designs');
  fireEvent.click(await screen.findByRole('checkbox', { name: '学校：发布' }));
  await expect.poll(() => added).toEqual([{ role: 'teacher', system: 'school', rights: ['publish'] }]);
});

test('why somebody may not is told by role, menu and record rule, at an address that can be sent', async () => {
  const { root } = createTestRoot(answers);
  const asked = '/rights/why?user=u-1&form=pupil&action=update&record=r-1';
  const { container } = renderPortal(root, <WhyScreen />, asked);
  await screen.findByText('陈老师（chen）不可以');
  const role = screen.getByRole('article', { name: '教师' });
  for (const said of ['都不允许此操作', 'school › 学生管理：只能查看', '不在允许的范围内'])
    expect(role.textContent).toContain(said);
  await expect.poll(() => role.textContent).toMatch(/记录规则：.*教师.*本人/);
  expect(await violationsIn(container)).toEqual([]);
});

test('who may see a record is told by numbers, and of a rule that nobody has counted how many were looked at', async () => {
  const { root } = createTestRoot(answers);
  renderPortal(root, <WhoScreen />, '/rights/who?form=pupil&record=r-1');
  const role = await screen.findByRole('article', { name: '教师' });
  for (const said of ['查看: 1 人', '修改: 因人而异', '删除: 不可以'])
    expect(role.textContent).toContain(said);
  const people = within(role).getByText('查看“教师”中的人').closest('details');
  if (people === null) throw new Error('There are no people.');
  people.open = true;
  fireEvent(people, new Event('toggle'));
  await within(role).findByText(/已看 50 \/ 120 人/);
  expect(within(role).getByText('陈老师', { exact: false })).toBeTruthy();
});
