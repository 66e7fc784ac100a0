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
const all = ['design', 'publish', 'data', 'grant', 'preview'];
const document = { title: '学校', system: 'school', revision: 3, rights: all, takesRole: true };
const pupil = {
  ...{ kind: 'form', schemaVersion: 2, id: 'pupil', name: '学生', fields },
  grants: [
    { id: 'g-1', roles: ['teacher'], actions: ['list', 'detail', 'count'], rows: own, read: ['mark'] },
  ],
};

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
            schema: pupil,
          },
  }),
  '/rights/role.do': ({ role }: { role?: string }) => ({
    result: {
      role: { id: role, name: role === 'teacher' ? name : '学生', isAdmin: false, people: 2 },
      systems: [
        {
          ...{ ...document, id: 'school', isPublished: true, sees: role === 'teacher' },
          menus: role === 'teacher' ? [{ at: '1', names: ['学生管理'], actions: '*' }] : [],
        },
        { ...document, id: 'sports', title: '体育', isPublished: false, sees: false, menus: [] },
      ],
      forms:
        role === 'teacher'
          ? [
              { ...document, id: 'pupil', title: '学生', isPublished: true, fields, grants: pupil.grants },
              {
                ...{
                  ...document,
                  id: 'mark',
                  title: '成绩单',
                  isPublished: true,
                  rights: ['preview'],
                  fields,
                },
                grants: pupil.grants,
              },
            ]
          : [],
      freeForms:
        role === 'teacher'
          ? [{ ...document, id: 'lesson', title: '课表' }]
          : [{ ...document, id: 'pupil', title: '学生' }],
      designs: [],
      setsDesigns: true,
    },
  }),
  '/platform-design-right/list.htm': { list: [], total: 0 },
  '/platform-design-right/add.htm': { result: {} },
  '/rights/explain.do': {
    result: {
      may: false,
      user: { id: 'u-1', name: '陈老师', loginName: 'chen' },
      active: true,
      systems: { school: '学校' },
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

/** What was saved, as patches. */
function saving() {
  const patches: { id: string; patch: readonly unknown[] }[] = [];
  const { root } = createTestRoot({
    ...answers,
    '/resource/patch.do': ({ id, patch }: { id?: string; patch?: readonly unknown[] }) => {
      patches.push({ id: id ?? '', patch: patch ?? [] });
      return { result: { revision: 2 } };
    },
  });
  return { root, patches };
}

test('what a role does with a form is a sentence, and is set in place by actions, records and fields', async () => {
  const { root, patches } = saving();
  const { container } = renderPortal(root, <RoleScreen role="teacher" />, '/role/teacher?section=forms');
  const form = await screen.findByRole('article', { name: '学生' });
  expect(form.textContent).toMatch(/可以查看（.*教师.*本人.*）/);
  expect(form.textContent).toContain('可读：成绩');
  fireEvent.click(within(form).getByRole('button', { name: '设置“学生”的权限' }));
  const box = (label: string) => within(form).findByRole<HTMLInputElement>('checkbox', { name: label });
  fireEvent.click(await box('教师：修改'));
  fireEvent.click(await box('成绩，教师：可写'));
  expect(within(form).getByRole('combobox', { name: '哪些记录：教师' })).toBeTruthy();
  expect((await box('教师：修改')).checked).toBe(true);
  await screen.findByText(/有未发布的修改：.*学生/);
  expect(await violationsIn(container)).toEqual([]);
  fireEvent.click(within(form).getByRole('button', { name: /撤销/ }));
  expect((await box('成绩，教师：可写')).checked).toBe(false);
  await expect.poll(() => JSON.stringify(patches), { timeout: 5000 }).toContain('update');
  expect(new Set(patches.map(({ id }) => id))).toEqual(new Set(['pupil']));
});

test('a form of others is shown with the reason why it is not set here', async () => {
  const { root } = createTestRoot(answers);
  renderPortal(root, <RoleScreen role="teacher" />, '/role/teacher?section=forms&form=mark');
  const form = await screen.findByRole('article', { name: '成绩单' });
  expect(form.textContent).toContain('你没有它所属系统的“授权”权限');
  expect(within(form).queryByRole('checkbox')).toBeNull();
});

test('two roles stand side by side, and what one has is copied after a look at what changes, and taken back', async () => {
  const { root, patches } = saving();
  renderPortal(root, <RoleScreen role="student" />, '/role/student?section=compare&with=teacher');
  const forms = await screen.findByRole('region', { name: '表单' });
  expect(forms.textContent).toMatch(/学生无可以查看（.*）.*可读：成绩/);
  fireEvent.click(screen.getByRole('button', { name: /从“教师”复制/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('有 1 处不同不能由你设置');
  expect(within(dialog).getByRole('region', { name: '菜单' }).textContent).toContain(
    '学校 › 学生管理无按表单权限',
  );
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '菜单' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '复制（1 处）' }));
  await screen.findByText('已从“教师”复制，修改了 1 处。');
  expect(patches).toMatchObject([
    { id: 'pupil', patch: [{ op: 'add', path: '/grants/0/roles/1', value: 'student' }] },
  ]);
  fireEvent.click(screen.getByRole('button', { name: /撤回复制/ }));
  await expect.poll(() => patches).toHaveLength(2);
  expect(patches[1]).toMatchObject({ patch: [{ op: 'remove', path: '/grants/0/roles/1' }] });
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
  for (const said of ['都不允许此操作', '学校 › 学生管理：只能查看', '不在允许的范围内'])
    expect(role.textContent).toContain(said);
  await expect.poll(() => role.textContent).toMatch(/记录规则：.*教师.*本人/);
  expect(await violationsIn(container)).toEqual([]);
});

test('who may see a record is told by numbers, and of a rule that nobody has counted how many were looked at', async () => {
  const { root } = createTestRoot(answers);
  renderPortal(root, <WhoScreen />, '/rights/who?form=pupil&record=r-1');
  const role = await screen.findByRole('article', { name: '教师' });
  for (const said of ['查看：1 人', '修改：因人而异', '删除：没有人'])
    expect(role.textContent).toContain(said);
  const people = within(role).getByText('查看“教师”中的人').closest('details');
  if (people === null) throw new Error('There are no people.');
  people.open = true;
  fireEvent(people, new Event('toggle'));
  await within(role).findByText(/已看 50 \/ 120 人/);
  expect(within(role).getByText('陈老师', { exact: false })).toBeTruthy();
});

test('a record is found by its title where the form names one, and the address takes its id', async () => {
  const { root } = createTestRoot({
    ...answers,
    '/resource/get.do': { result: { revision: 1, version: 1, schema: { ...pupil, titleField: 'mark' } } },
    '/pupil/list.htm': ({ where }: { where?: unknown }) => ({
      list: where === undefined ? [] : [{ id: 'r-1', mark: '甲等' }],
      total: 1,
    }),
  });
  renderPortal(root, <WhoScreen />, '/rights/who?form=pupil');
  const box = await screen.findByRole('combobox', { name: '记录' });
  fireEvent.change(box, { target: { value: '甲' } });
  fireEvent.click(await screen.findByText('甲等 · r-1'));
  await screen.findByRole('article', { name: '教师' });
});
