import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../../documents/metaIndex.ts';
import { SystemStage } from '../../../portal/workspace/SystemStage.tsx';
import { metas } from '../../../renderers/metas.ts';
import type { SystemDocument } from '../../../schemas/documents/index.ts';
import { Autosave } from '../../core/Autosave.ts';
import { DesignModel } from '../../core/DesignModel.ts';
import { Problems } from '../../core/Problems.ts';
import { DesignContext } from '../../frame/DesignContext.ts';
import { GrantView } from './GrantView.tsx';
import { LookView } from './LookView.tsx';
import { MenuView } from './MenuView.tsx';
import { SystemStageContext } from './SystemStageContext.ts';

const school: SystemDocument = {
  kind: 'system',
  schemaVersion: 2,
  id: 'school',
  name: '学校',
  title: { zhCN: '学校', enUS: 'School' },
  group: '教务',
  menus: [
    {
      id: 'desk',
      name: '工作台',
      children: [
        {
          id: 'pupils',
          name: '学生管理',
          type: 'app',
          app: { kind: 'mgrList', id: 'pupil-list' },
          grants: [{ role: 'teacher', actions: ['list', 'add'] }],
        },
        { id: 'classes', name: '班级管理', type: 'app', app: { kind: 'mgrList', id: 'class-list' } },
      ],
    },
    { id: 'help', name: '帮助', type: 'url', url: 'https://example.edu' },
  ],
};

const answers = {
  '/component/getSelectorData.htm': {
    list: [
      { value: 'teacher', label: '教师' },
      { value: 'pupil', label: '学生' },
    ],
  },
  '/resource/list.do': ({ kind }: { kind?: string }) => ({
    list: kind === 'mgrList' ? [{ id: 'pupil-list', name: '学生列表' }] : [],
  }),
};

function open(view: ReactElement, document = school) {
  const model = new DesignModel({ revision: 1, document }, { metas: createMetaIndex(metas) }, () => 0);
  const { root } = createTestRoot(answers);
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const drawn = renderPortal(
    root,
    <DesignContext.Provider value={{ model, autosave, problems }}>
      <SystemStageContext.Provider value={SystemStage}>{view}</SystemStageContext.Provider>
    </DesignContext.Provider>,
    '/design/system/school',
  );
  return { model, drawn };
}

const menus = ({ document }: DesignModel) => (document as SystemDocument).menus;
const preview = () => within(screen.getByRole('region', { name: '导航预览' }));

test('menus move by keys and buttons, each a step, and the navigation beside them follows', async () => {
  const { model, drawn } = open(<MenuView />);
  fireEvent.click(screen.getByText('帮助', { selector: '[data-part] span' }));
  fireEvent.keyDown(screen.getByRole('tree', { name: '菜单' }), { key: 'ArrowRight', altKey: true });
  expect(menus(model)[0]?.children?.map(({ id }) => id)).toEqual(['pupils', 'classes', 'help']);
  fireEvent.click(screen.getByRole('button', { name: '上移' }));
  expect(menus(model)[0]?.children?.map(({ id }) => id)).toEqual(['pupils', 'help', 'classes']);
  act(() => {
    model.undo();
    model.undo();
  });
  expect(model.document).toBe(school);
  fireEvent.click(screen.getByRole('button', { name: '新增菜单' }));
  expect(menus(model).map(({ name }) => name)).toContainEqual({ zhCN: '新菜单', enUS: 'New menu' });
  expect(await preview().findByText('工作台')).toBeTruthy();
  expect(await violationsIn(drawn.container)).toEqual([]);
});

test('what a menu opens is chosen by its name', async () => {
  const { model } = open(<MenuView />);
  fireEvent.click(screen.getByText('班级管理', { selector: '[data-part] span' }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '页面' }));
  fireEvent.click(await screen.findByTitle('学生列表'));
  expect(menus(model)[0]?.children?.[1]).toMatchObject({ app: { kind: 'mgrList', id: 'pupil-list' } });
  fireEvent.click(screen.getByText('分组', { selector: '.ant-segmented-item-label' }));
  expect(menus(model)[0]?.children?.[1]).toEqual({ id: 'classes', name: '班级管理' });
});

test('rights are given by cell, row and column, limited to actions, and told in words', async () => {
  const { model } = open(<GrantView />);
  const box = async (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  const group = await box('教师可见：工作台');
  expect(group.checked).toBe(false);
  fireEvent.click(await box('全部菜单：学生'));
  expect(model.history.steps).toHaveLength(1);
  const seenBy = (role: string) =>
    [...(menus(model)[0]?.children ?? []), ...menus(model).slice(1)]
      .filter(({ grants = [] }) => grants.some((grant) => grant.role === role))
      .map(({ id }) => id);
  expect(seenBy('pupil')).toEqual(['pupils', 'classes', 'help']);
  fireEvent.click(await box('全部角色：班级管理'));
  expect(seenBy('teacher')).toEqual(['pupils', 'classes']);
  fireEvent.click(await screen.findByRole('button', { name: /教师在“学生管理”的操作/ }));
  fireEvent.click(await box('修改'));
  expect(menus(model)[0]?.children?.[0]?.grants?.[0]?.actions).toEqual(['list', 'add', 'update']);
  const said = screen.getByRole('region', { name: '每个角色能做什么' });
  expect(said.textContent).toContain('能看到 学生管理、班级管理');
  fireEvent.change(screen.getByRole('textbox', { name: '查找菜单' }), { target: { value: '班级' } });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent.trim())).toEqual([
    '工作台',
    '班级管理',
  ]);
});

test('a role that menus name and nobody has made can be made under its code', async () => {
  const menus = [{ id: 'help', name: '帮助', grants: [{ role: 'foreman' }] }];
  open(<GrantView />, { ...school, menus });
  fireEvent.click(await screen.findByText('新建角色'));
  fireEvent.change(await screen.findByLabelText('角色编码'), { target: { value: 'foreman' } });
  expect(screen.queryByText('已有这个编码的角色')).toBeNull();
  fireEvent.change(screen.getByLabelText('角色编码'), { target: { value: 'Teacher' } });
  expect(screen.getByText('已有这个编码的角色')).toBeTruthy();
});

test('a preview shows what a role sees, and how the system is called', async () => {
  const { model, drawn } = open(<LookView />);
  fireEvent.change(screen.getByRole('textbox', { name: '显示名称（中文）' }), {
    target: { value: '实验学校' },
  });
  expect(model.document.title).toEqual({ zhCN: '实验学校', enUS: 'School' });
  expect((await preview().findAllByText('实验学校')).length).toBe(2);
  fireEvent.click(screen.getByRole('radio', { name: /菜单首页/ }));
  expect(model.document).toMatchObject({ skin: { navMode: 'homemenu' } });
  expect(await preview().findByText('班级管理')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '谁看到的' }));
  fireEvent.click(await screen.findByTitle('教师'));
  expect(preview().queryByText('班级管理')).toBeNull();
  expect(preview().getByText('学生管理')).toBeTruthy();
  expect(await violationsIn(drawn.container)).toEqual([]);
});
