import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../../documents/metaIndex.ts';
import { metas } from '../../../renderers/metas.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { FieldNode } from '../../../schemas/node.ts';
import { Autosave } from '../../core/Autosave.ts';
import { codeOf } from '../../../documents/pinyinNames.ts';
import { DesignModel } from '../../core/DesignModel.ts';
import { type Problem, Problems } from '../../core/Problems.ts';
import { DesignContext } from '../../frame/DesignContext.ts';
import { DataView } from './data/DataView.tsx';
import { FieldsView } from './fields/FieldsView.tsx';
import { IndexesView } from './indexes/IndexesView.tsx';
import { RightsView } from './rights/RightsView.tsx';
import { RulesView } from './rules/RulesView.tsx';

const repair: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'repair',
  name: '报修',
  fields: [
    { type: 'input', id: 'f1', name: 'place', title: '地点', required: true },
    { type: 'number', id: 'f2', name: 'cost', title: '费用' },
    { type: 'image-upload', id: 'f3', name: 'photos', title: '照片' },
  ],
  layout: [{ field: 'place' }, { field: 'photos' }],
  grants: [{ id: 'g1', roles: ['student', 'teacher'], actions: ['list'], read: '*', write: ['place'] }],
};

const titles: Readonly<Record<string, string>> = { student: '学生', teacher: '教师', janitor: '维修工' };
const roles = { list: ['student', 'teacher', 'janitor'].map((value) => ({ value, label: titles[value] })) };
const answers = { '/component/getSelectorData.htm': roles };

async function openView(view: ReactElement, document = repair, found: readonly Problem[] = [], more = {}) {
  const language = { metas: createMetaIndex(metas), codeFor: codeOf };
  const model = new DesignModel({ revision: 4, document }, language, () => 0);
  const { root, ui } = createTestRoot({ ...answers, ...more });
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 5 }));
  const problems = new Problems(model, { judge: () => Promise.resolve(found) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const drawn = renderPortal(
    root,
    <DesignContext.Provider value={{ model, autosave, problems }}>{view}</DesignContext.Provider>,
  );
  await waitFor(() => expect(problems.isCurrent).toBe(true));
  return { model, drawn, ui, form: () => model.document as FormDocument };
}

// By labels and texts: to ask each element of such a table for its role would take most of the time.
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const pressText = (text: string) => fireEvent.click(screen.getByText(text));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const cell = (label: RegExp) => screen.getByLabelText(label);
function typeIn(label: string, value: string): void {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}
async function choose(menu: string, item: string): Promise<void> {
  press(menu);
  // A menu that was closed may be on its way out still.
  const found = await screen.findAllByText(item);
  fireEvent.click(found.at(-1) ?? document.body);
}

test('a field is added with a code of its title and a place, and changed in its row', async () => {
  const { model, form, drawn } = await openView(<FieldsView />);
  fireEvent.change(screen.getByLabelText('新字段的标题'), { target: { value: '楼号' } });
  pressText('添加字段');
  expect(form().fields.at(-1)).toMatchObject({ type: 'input', name: 'louhao', title: '楼号' });
  expect(form().layout?.at(-1)).toEqual({ field: 'louhao' });
  typeIn('标题：louhao', '宿舍楼');
  expect(form().fields.at(-1)).toMatchObject({ name: 'louhao', title: '宿舍楼' });
  // A code that another field has is not taken, and stays to be mended.
  typeIn('编码：宿舍楼', 'place');
  expect(box('编码：宿舍楼').value).toBe('place');
  typeIn('编码：宿舍楼', 'building');
  expect([form().fields.at(-1)?.name, form().layout?.at(-1)]).toEqual(['building', { field: 'building' }]);
  press('放入布局：费用');
  await choose('更多：地点', '从布局移除');
  await choose('更多：照片', '上移');
  await choose('更多：照片', '删除字段');
  expect(form().layout).toEqual([{ field: 'building' }, { field: 'cost' }]);
  expect(form().fields.map(({ name }) => name)).toEqual(['place', 'cost', 'building']);
  expect(model.note?.zhCN).toContain('保留 30 天');
  press('数字：费用的类型');
  fireEvent.change(screen.getByLabelText('数字：费用的类型', { selector: 'input' }), {
    target: { value: '评分' },
  });
  fireEvent.click(await screen.findByTitle('评分'));
  await waitFor(() => expect(form().fields[1]?.type).toBe('rating'));
  expect(model.selection).toEqual(['f2']);
  expect(await violationsIn(drawn.container)).toEqual([]);
});

test('a cell of the rules says when, is set where it stands, and is copied down', async () => {
  const wrong = { severity: 'error', code: 'X', message: '没有这个字段', path: '/fields/1/visible' } as const;
  const visible = {
    testRule: 'every' as const,
    conditionList: [
      { bindKey: 'form.cost', type: 'number' as const, judgeType: 'greater' as const, value: 100 },
    ],
  };
  const [place, cost, photos] = repair.fields as [FieldNode, FieldNode, FieldNode];
  const fields = [place, { ...cost, visible: '{{ form.place != null }}' }, { ...photos, visible }];
  const { form } = await openView(<RulesView />, { ...repair, fields }, [wrong]);
  expect(cell(/^照片，显示：/).textContent).toBe('当 费用 大于 100');
  expect(cell(/^费用，显示：/)).toMatchObject({ textContent: '当 地点 != null 时' });
  expect(cell(/^费用，显示：/).title).toContain('没有这个字段');
  fireEvent.click(cell(/^地点，必填：始终/));
  const dialog = await screen.findByLabelText('地点：必填');
  fireEvent.click(within(dialog).getByRole('radio', { name: '否' }));
  expect(form().fields[0]).not.toHaveProperty('required');
  // That was all there is to say: the rows below are free again.
  expect(screen.queryByLabelText('地点：必填')).toBeNull();
  fireEvent.click(cell(/^照片，必填：/));
  fireEvent.keyDown(await screen.findByLabelText('照片：必填'), { key: 'Escape' });
  expect(screen.queryByLabelText('照片：必填')).toBeNull();
  expect(document.activeElement).toBe(cell(/^照片，必填：/));
  fireEvent.click(cell(/^照片，显示：/));
  pressText('复制单元格');
  fireEvent.click(cell(/^地点，必填：/));
  fireEvent.click(cell(/^照片，必填：/), { shiftKey: true });
  pressText('粘贴');
  expect(form().fields.map(({ required }) => required)).toEqual([visible, visible, visible]);
  // What is computed is no flag.
  fireEvent.click(cell(/^地点，计算：/));
  pressText('粘贴');
  expect(form().fields[0]).not.toHaveProperty('value');
  pressText('有问题的');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
});

test('a role is granted actions, fields and records; others keep what they have', async () => {
  const { form, drawn } = await openView(<RightsView />);
  await screen.findByLabelText('移除角色：学生');
  expect(screen.getByText(/^学生：/).textContent).toBe(
    '学生：什么都不能做（全部记录）；能读全部字段，包括以后新增的，能写 1 个字段。',
  );
  expect(box('全部角色：查看').indeterminate).toBe(true);
  press('学生：查看');
  press('学生：新建');
  press('费用，学生：可读');
  expect(form().grants).toMatchObject([
    { id: 'g1', roles: ['teacher'], actions: ['list'], read: '*', write: ['place'] },
    { roles: ['student'], actions: ['list', 'detail', 'add', 'count'], read: ['place', 'photos'] },
  ]);
  press('全部字段，教师：可写');
  expect(form().grants[0]).toMatchObject({ read: '*', write: '*' });
  press('费用，全部角色：可写');
  expect(form().grants.map(({ write }) => write)).toEqual(['*', ['place', 'cost']]);
  fireEvent.mouseDown(screen.getByLabelText('哪些记录：学生', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('本人创建的记录'));
  expect(form().grants[1]?.rows).toMatchObject({ conditionList: [{ bindKey: 'createdBy' }] });
  expect(screen.getByText(/^学生：/).textContent).toContain('可以查看、新建（本人创建的记录）');
  fireEvent.mouseDown(screen.getByLabelText('添加角色', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('维修工（janitor）'));
  expect(form().grants[2]).toMatchObject({ roles: ['janitor'], actions: ['list', 'detail', 'count'] });
  press('移除角色：教师');
  expect(form().grants.map((grant) => grant.roles)).toEqual([['student'], ['janitor']]);
  expect(await violationsIn(drawn.container)).toEqual([]);
});

test('a role that is not there yet is made where it is granted', async () => {
  const asked: unknown[] = [];
  const { form } = await openView(<RightsView />, repair, [], {
    '/rest/http/platform-role/add.htm': (param: object) => {
      asked.push(param);
      return {};
    },
  });
  await screen.findByLabelText('移除角色：学生');
  pressText('新建角色');
  fireEvent.change(await screen.findByLabelText('角色名称'), { target: { value: '维修主管' } });
  await waitFor(() => expect(box('角色编码').value).toBe('weixiuzhuguan'));
  // What is proposed for a name arrives later than somebody types a code, which stays.
  fireEvent.change(box('角色名称'), { target: { value: '主管' } });
  fireEvent.change(box('角色编码'), { target: { value: 'Janitor' } });
  await act(() => import('../../editors/pickers/freeRoleCode.ts'));
  fireEvent.change(box('角色名称'), { target: { value: '维修主管' } });
  expect(screen.getByText('已有这个编码的角色')).toBeTruthy();
  fireEvent.change(box('角色编码'), { target: { value: 'foreman' } });
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() => expect(form().grants[1]).toMatchObject({ roles: ['foreman'] }));
  const data = { code: 'foreman', nameZh: '维修主管', nameEn: '维修主管', isAdmin: false, sort: 0 };
  expect(asked).toEqual([expect.objectContaining({ data })]);
});

test('a role that is made under a code which is granted something already gets that and no more', async () => {
  const grants = repair.grants.map((grant) => ({ ...grant, roles: ['foreman'] }));
  const { form, ui } = await openView(<RightsView />, { ...repair, grants }, [], {
    '/rest/http/platform-role/add.htm': {},
  });
  expect(await screen.findByLabelText('移除角色：foreman')).toBeTruthy();
  pressText('新建角色');
  fireEvent.change(await screen.findByLabelText('角色编码'), { target: { value: 'foreman' } });
  fireEvent.change(box('角色名称'), { target: { value: '维修主管' } });
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() => expect(ui.messages).toMatchObject([{ level: 'success' }]));
  await act(() => Promise.resolve());
  expect(form().grants).toEqual(grants);
});

test('a field is indexed where its values can be compared', async () => {
  const storage = { old: { index: true } };
  const { form } = await openView(<IndexesView />, { ...repair, storage });
  press('地点：不许重复');
  expect(form().storage).toEqual({ ...storage, place: { unique: true } });
  expect(box('地点：加快查找').disabled).toBe(true);
  expect(box('照片：不许重复').disabled).toBe(true);
  pressText('清除“old”的设置');
  expect(form().storage).toEqual({ place: { unique: true } });
});

test('the plan follows what is saved; without a publication there are no records', async () => {
  const asked: unknown[] = [];
  const plan = [{ op: 'drop', part: 'f1', field: 'place', rows: 4, sample: [] }];
  const { model } = await openView(<DataView />, repair, [], {
    '/resource/get.do': { result: { revision: 4, version: 0, schema: repair } },
    '/resource/plan.do': (param: { revision: number }) => {
      asked.push(param.revision);
      return { result: { plan, hash: 'x' } };
    },
  });
  await screen.findByText(/^删除字段“地点”，影响 4 条记录/);
  expect(screen.getByText(/还没有发布，没有数据/)).toBeTruthy();
  act(() => model.saved({ revision: 5, document: repair }));
  await waitFor(() => expect(asked).toEqual([4, 5]));
  act(() => model.published());
  await waitFor(() => expect(asked).toEqual([4, 5, 5]));
});

test('of many fields only those near are drawn', async () => {
  const fields = Array.from({ length: 200 }, (_, at) => ({
    ...{ type: 'input', id: `f${String(at)}`, name: `c${String(at)}`, title: `字段 ${String(at)}` },
  }));
  const { layout: _, ...rest } = repair;
  await openView(<RulesView />, { ...rest, fields });
  expect(screen.getByLabelText('规则表').getAttribute('aria-rowcount')).toBe('201');
  expect(document.querySelectorAll('tr').length).toBeLessThan(60);
});
