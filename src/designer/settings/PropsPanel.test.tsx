import { fireEvent, screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { openExpression, rewrite } from '../../../tests/support/expressionEditor.ts';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { oneOf } from '../../schemas/named.ts';
import { tones } from '../../schemas/option.ts';
import { FlagSchema } from '../../schemas/flag.ts';
import { IconSchema } from '../../schemas/icon.ts';
import { RuleSchema } from '../../schemas/node.ts';
import { type Prop, prop } from '../../schemas/prop.ts';
import { TextSchema } from '../../schemas/textSchema.ts';
import { JsonEditor } from './JsonEditor.tsx';
import { PropsPanel } from './PropsPanel.tsx';

const title = (zhCN: string) => ({ zhCN, enUS: zhCN });
const schema = {
  text: prop.text(title('文字')),
  open: prop.static(Type.Boolean(), title('展开'), true),
  gap: prop.static(Type.Integer({ minimum: 0, maximum: 9 }), title('间距'), 4),
  width: prop.bindable(Type.Integer(), title('宽度')),
  size: prop.static(oneOf('small', 'large'), title('大小')),
  count: prop.bindable(Type.Number(), title('数量')),
  tone: prop.bindable(Type.String({ examples: ['red', 'blue'] }), title('颜色')),
  shade: prop.bindable(Type.String({ examples: [...tones] }), title('色调')),
  source: prop.source(title('数据源')),
  options: prop.options(title('选项')),
  columns: prop.static(Type.Array(Type.Unknown()), title('列'), []),
  menus: prop.static(
    Type.Array(
      Type.Object({
        key: Type.String({ minLength: 1 }),
        title: TextSchema,
        icon: Type.Optional(IconSchema),
        danger: Type.Optional(Type.Boolean()),
      }),
      { maxItems: 3 },
    ),
    title('菜单项'),
  ),
  shown: { kind: 'static', schema: FlagSchema, title: title('显示'), fallback: true } satisfies Prop,
  rules: prop.static(Type.Array(RuleSchema), title('校验规则')),
};

/** The panel over props that it changes, as a designer holds them. */
function openPanel(first: Readonly<Record<string, unknown>>) {
  let values = first;
  function Held() {
    const [held, setHeld] = useState(first);
    values = held;
    return (
      <PropsPanel schema={schema} values={held} sources={['rows']} change={(next) => setHeld(next ?? {})} />
    );
  }
  renderPortal(createTestRoot().root, <Held />);
  return () => values;
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('each prop has its control, shows what holds without it, and goes back to it', () => {
  const values = openPanel({ open: false, other: 1 });
  const open = screen.getByRole('switch', { name: '展开' });
  expect(open.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(open);
  expect(values()).toEqual({ open: true, other: 1 });
  fireEvent.click(screen.getByRole('button', { name: '还原：展开' }));
  expect(values()).toEqual({ other: 1 });
  expect(open.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('默认：4')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: '间距' }), { target: { value: '7' } });
  expect(values()).toEqual({ gap: 7, other: 1 });
  expect(screen.getByRole('combobox', { name: '大小' })).toBeTruthy();
});

test('a number is taken whole or not at all, and what is none stays in sight with the reason', () => {
  const values = openPanel({ gap: 3 });
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '间距' });
  for (const wrong of ['{{ 1 +', '1,5', 'abc']) {
    fireEvent.change(box(), { target: { value: wrong } });
    expect(box().value).toBe(wrong);
    expect(screen.getByRole('alert').textContent).toMatch(/请输入/);
    expect(values()).toEqual({ gap: 3 });
  }
  fireEvent.change(box(), { target: { value: '６' } });
  expect([screen.queryByRole('alert'), values()]).toEqual([null, { gap: 6 }]);
});

test('an expression is taken where the prop takes one, and nowhere else', () => {
  const values = openPanel({});
  const enter = (name: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: '{{ vars.x }}' } });
  enter('间距');
  expect([screen.getByRole('alert').textContent, values()]).toEqual(['请输入整数，范围 0 到 9', {}]);
  enter('宽度');
  expect(values()).toEqual({ width: '{{ vars.x }}' });
});

test('examples of a text are chosen among; another one that is there is shown', () => {
  openPanel({ tone: 'rainbow' });
  expect(screen.getByText('rainbow')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '颜色' }));
  const offered = [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent);
  expect(offered).toEqual(['红色', '蓝色']);
});

test('a text has both languages; emptied in both it is gone', () => {
  const values = openPanel({ text: '标题' });
  type('文字（英文）', 'Title');
  expect(values()).toEqual({ text: { zhCN: '标题', enUS: 'Title' } });
  type('文字（中文）', '');
  type('文字（英文）', '');
  expect(values()).toEqual({});
});

test('a value becomes an expression in its editor, and back', async () => {
  const values = openPanel({ count: 3 });
  const view = await openExpression('数量');
  expect([view.state.doc.toString(), values()]).toEqual(['3', { count: 3 }]);
  rewrite(view, 'params.n');
  expect(values()).toEqual({ count: '{{ params.n }}' });
  fireEvent.click(screen.getByRole('button', { name: '数量：改用固定值' }));
  expect(values()).toEqual({});
});

test('what is no expression stays out of the document, and waits for its author', async () => {
  const values = openPanel({ count: '{{ params.n }}' });
  const view = await openExpression('数量');
  rewrite(view, 'params.n +');
  expect(document.querySelector('[data-diagnostic="error"]')?.textContent).toContain('表达式有语法错误');
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(values()).toEqual({ count: '{{ params.n }}' });
  expect(screen.getByText('表达式有错误，尚未写入文档')).toBeTruthy();
  const again = await openExpression('数量');
  expect(again.state.doc.toString()).toBe('params.n +');
  rewrite(again, 'params.n + 1');
  expect(values()).toEqual({ count: '{{ params.n + 1 }}' });
  expect(document.querySelector('[data-diagnostic]')).toBeNull();
});

test('options are added, named and removed', () => {
  const values = openPanel({});
  fireEvent.click(screen.getByRole('button', { name: '添加选项' }));
  type('值', 'east');
  type('east（英文）', 'East');
  expect(values()).toEqual({ options: [{ value: 'east', label: { zhCN: 'option1', enUS: 'East' } }] });
  fireEvent.click(screen.getByRole('button', { name: '删除选项 east' }));
  expect(values()).toEqual({});
});

test('objects in a list are rows: added, named, moved, removed', () => {
  const values = openPanel({});
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('添加：菜单项');
  type('标识', 'mine');
  type('标题（中文）', '我的');
  press('添加：菜单项');
  press('上移：项目 2');
  expect(values()).toEqual({
    menus: [
      { key: 'item2', title: { zhCN: '项目 2', enUS: 'Item 2' } },
      { key: 'mine', title: { zhCN: '我的', enUS: 'Item 1' } },
    ],
  });
  type('标识', '');
  expect(screen.getByRole('alert').textContent).toBe('请填写');
  expect(values()).toMatchObject({ menus: [{ key: 'item2' }, { key: 'mine' }] });
  press('删除：我的');
  press('删除：项目 2');
  expect(values()).toEqual({});
});

test('a flag is yes, no, or a condition, which an expression can be', async () => {
  const values = openPanel({});
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  const no = within(screen.getByRole('radiogroup', { name: '显示' })).getByRole('radio', { name: '否' });
  fireEvent.click(no);
  expect(values()).toEqual({ shown: false });
  choose('按条件');
  choose('表达式');
  rewrite(await openExpression('显示'), 'vars.open');
  expect(values()).toEqual({ shown: '{{ vars.open }}' });
  const yes = within(screen.getByRole('radiogroup', { name: '显示' })).getByRole('radio', { name: '是' });
  fireEvent.click(yes);
  expect(values()).toEqual({});
});

test('a rule has the value that it takes and a message in both languages', () => {
  const values = openPanel({});
  fireEvent.click(screen.getByRole('button', { name: '添加：校验规则' }));
  type('值', '20');
  type('提示（中文）', '太长');
  const rule = { rule: 'maxLength', value: 20, message: { zhCN: '太长', enUS: '' } };
  expect(values()).toEqual({ rules: [rule] });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '规则' }));
  fireEvent.click(screen.getByTitle('邮箱'));
  expect(values()).toEqual({ rules: [{ rule: 'email', message: rule.message }] });
});

test('a rule that an expression decides takes it without braces', async () => {
  const values = openPanel({ rules: [{ rule: 'expression', value: 'true' }] });
  fireEvent.click(screen.getByRole('button', { name: /true/, expanded: false }));
  rewrite(await openExpression('值'), 'value > 3');
  expect(values()).toEqual({ rules: [{ rule: 'expression', value: 'value > 3' }] });
});

test('JSON that is none stays as it was typed, and changes nothing', () => {
  const values = openPanel({});
  type('列', '["a"');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '列' }).value).toBe('["a"');
  expect(screen.getByRole('alert').textContent).toBe('第 1 行第 5 列不是有效的 JSON');
  expect(values()).toEqual({});
  type('列', '["a"]');
  expect(values()).toEqual({ columns: ['a'] });
});

test('a value that the prop does not take is told, and can still be mended', () => {
  const values = openPanel({ gap: 'wide', source: 'rows' });
  expect(screen.getByRole('alert').textContent).toBe('取值不正确');
  type('间距', '5');
  expect(values()).toEqual({ gap: 5, source: 'rows' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a finding leads to its place, and is mended by its fix', () => {
  let text = '{\n  "type": "titel"\n}';
  const findings = [
    {
      severity: 'error' as const,
      code: 'UNKNOWN_TYPE',
      message: title('没有这个组件'),
      path: '/type',
      fix: { path: '/type', value: 'title', title: title('改为“title”') },
    },
  ];
  renderPortal(
    createTestRoot().root,
    <JsonEditor text={text} findings={findings} change={(next) => (text = next)} />,
  );
  fireEvent.click(screen.getByRole('button', { name: '定位到第 2 行' }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' });
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('"titel"');
  fireEvent.click(screen.getByRole('button', { name: '改为“title”' }));
  expect(text).toBe('{\n  "type": "title"\n}');
});

test('the colours of options and tags have names', () => {
  openPanel({ options: [{ value: 'a', label: '甲', tone: 'geekblue' }], shade: 'red' });
  expect(screen.getByText('极客蓝')).toBeTruthy();
  expect(screen.getByText('红色')).toBeTruthy();
});
