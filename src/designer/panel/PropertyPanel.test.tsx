import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { openExpression, rewrite } from '../../../tests/support/expressionEditor.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { Autosave } from '../core/Autosave.ts';
import { Problems } from '../core/Problems.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { DesignContext } from '../frame/DesignContext.ts';
import { PropertyPanel } from './PropertyPanel.tsx';

const repairs: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'repairs',
  name: '报修',
  fields: [
    { type: 'input', id: 'place', name: 'place', title: '地点', required: true },
    { type: 'number', id: 'count', name: 'count', title: '数量' },
    {
      type: 'select',
      id: 'state',
      name: 'state',
      title: '状态',
      props: { options: [{ value: 'open', label: '待处理' }], old: 1 },
    },
  ],
  layout: [{ field: 'place' }, { type: 'button', id: 'more', props: { text: '更多' } }],
  grants: [],
};

function openPanel(selected: readonly string[], findings: readonly Finding[] = []) {
  const model = new DesignModel(
    { revision: 1, document: repairs },
    { metas: createMetaIndex(metas) },
    () => 0,
  );
  model.select(selected);
  const { root } = createTestRoot();
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const drawn = renderPortal(
    root,
    <DesignContext.Provider value={{ model, autosave, problems }}>
      <PropertyPanel findings={findings} />
    </DesignContext.Provider>,
  );
  return { model, drawn };
}

const fieldsOf = ({ document }: DesignModel) => (document as FormDocument).fields;
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('what a node is stands under headings, each member by its title; typing is one step', () => {
  const { model } = openPanel(['place']);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['基本', '属性', '数据', '校验', '显示与权限', '动作', '布局']);
  for (const text of ['楼', '楼栋']) type('标题（中文）', text);
  expect(fieldsOf(model)[0]?.title).toEqual({ zhCN: '楼栋', enUS: '' });
  expect(model.history.steps).toHaveLength(1);
  // A code that is none never reaches the document.
  type('编码', '1楼');
  expect(fieldsOf(model)[0]?.name).toBe('place');
  fireEvent.click(screen.getByRole('button', { name: '还原：必填' }));
  expect(fieldsOf(model)[0]).not.toHaveProperty('required');
});

test('a choice is among the options of the field, and what a widget does not know can be taken away', () => {
  const { model } = openPanel(['state']);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '默认值' }));
  fireEvent.click(screen.getByTitle('待处理'));
  fireEvent.click(screen.getByRole('button', { name: '高级' }));
  fireEvent.click(screen.getByRole('button', { name: '还原：old' }));
  expect(fieldsOf(model)[2]).toMatchObject({ default: 'open', props: { options: [{ value: 'open' }] } });
  expect(fieldsOf(model)[2]?.props).not.toHaveProperty('old');
});

test('several parts are set together', () => {
  const { model } = openPanel(['place', 'count']);
  expect(screen.queryByRole('textbox', { name: '编码' })).toBeNull();
  const required = screen.getByRole('radiogroup', { name: '必填' });
  expect(within(required).queryByRole('radio', { checked: true })).toBeNull();
  fireEvent.click(within(required).getByRole('radio', { name: '是' }));
  expect(fieldsOf(model).map((field) => field.required)).toEqual([true, true, undefined]);
  expect(model.history.steps).toHaveLength(1);
});

test('a property is found by its title; of nothing selected the document is set', () => {
  const { model } = openPanel([]);
  fireEvent.change(screen.getByRole('textbox', { name: '查找属性' }), { target: { value: '列数' } });
  expect(screen.queryByRole('textbox', { name: '后台名称' })).toBeNull();
  type('列数', '3');
  expect(model.document).toMatchObject({ columns: 3 });
});

test('what is wrong with a member stands at its control', () => {
  const message = { zhCN: '没有这个图标', enUS: 'No such icon' };
  openPanel(['more'], [{ severity: 'error', code: 'X', message, path: '/layout/1/props/icon' }]);
  const said = screen.getByText('没有这个图标');
  expect(said.closest('[data-prop]')?.getAttribute('data-prop')).toBe('icon');
});

test('an expression reads what its place holds, is judged as the check judges it, and has the value of the canvas', async () => {
  const { model } = openPanel(['place']);
  act(() => model.show(() => ({ form: { count: 2, place: '' } })));
  const view = await openExpression('必填');
  const slips = () =>
    [...document.querySelectorAll('[data-diagnostic]')].map(({ textContent }) => textContent);
  const now = () => document.querySelector('[data-expression-value]')?.textContent;
  rewrite(view, 'form.cont > 1');
  expect(slips()).toEqual(['错误“form”中没有“cont”，是否想写“count”？改为“count”']);
  fireEvent.click(screen.getByRole('button', { name: '改为“count”' }));
  expect([fieldsOf(model)[0]?.required, slips(), now()]).toEqual([
    '{{ form.count > 1 }}',
    [],
    '当前值：true',
  ]);
  rewrite(view, 'true');
  expect(slips()).toHaveLength(1);
  rewrite(view, 'url.x');
  expect(now()).toBe('url 在页面运行时才有值');
  rewrite(view, 'event.x');
  expect(now()).toBe('');
  rewrite(view, '');
  fireEvent.click(within(screen.getByRole('dialog')).getByText('状态'));
  expect(view.state.doc.toString()).toBe('form.state');
  expect(await violationsIn(screen.getByRole('dialog'))).toEqual([]);
});

test('the panel has no slip that hinders people', async () => {
  const { drawn } = openPanel(['place']);
  fireEvent.click(screen.getByRole('button', { name: '添加：校验规则' }));
  expect(await violationsIn(drawn.container)).toEqual([]);
});
