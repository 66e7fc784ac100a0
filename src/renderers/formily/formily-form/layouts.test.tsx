import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  drawSchema as draw,
  fieldNamed as box,
  nth,
  typeInto as type,
} from '../../../../tests/support/drawSchema.tsx';
import { arrayTable, steps, tabs } from './fixtures/arrays.ts';

test('steps lead on once what they hold is right', async () => {
  await draw(steps);
  await box('甲');
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(async () => expect((await box('甲')).getAttribute('aria-invalid')).toBe('true'));
  type(await box('甲'), 'x');
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  await box('乙');
  expect(screen.getByText('第二步')).toBeTruthy();
});

test('tabs and panels hold fields', async () => {
  await draw(tabs);
  await box('甲');
  fireEvent.click(screen.getByRole('tab', { name: '其他信息' }));
  await box('乙');
  expect(screen.getByText('折叠一')).toBeTruthy();
});

describe('what is wrong elsewhere is brought into sight, and the cursor put into it', () => {
  const title = (words: string) => ({ title: words, tab: words, header: words });
  const part = (component: string, words: string, properties: object) => ({
    type: 'void',
    'x-component': component,
    'x-component-props': title(words),
    properties,
  });
  const must = (words: string) => ({
    type: 'string',
    title: words,
    required: true,
    'x-decorator': 'FormItem',
    'x-component': 'Input',
  });
  const whole = (component: string, pane: string) => ({
    type: 'object',
    properties: {
      whole: {
        type: 'void',
        'x-component': component,
        'x-component-props': component === 'FormCollapse' ? { accordion: true } : {},
        properties: { a: part(pane, '一', { one: must('甲') }), b: part(pane, '二', { two: must('乙') }) },
      },
    },
  });
  const press = () => fireEvent.click(screen.getByRole('button', { name: /提\s?交/ }));
  const focused = async (words: string) =>
    waitFor(async () => {
      const input = await box(words);
      expect(document.activeElement).toBe(input);
      expect(input.closest('[hidden], [aria-hidden="true"], [style*="display: none"]')).toBeNull();
    });

  test.each([
    ['FormTab', 'FormTab.TabPane'],
    ['FormCollapse', 'FormCollapse.CollapsePanel'],
  ])('in a part of %s that is not open', async (component, pane) => {
    await draw(whole(component, pane), { first: { one: '有' } });
    await box('甲');
    press();
    await focused('乙');
  });

  test('in an earlier step, and in the one that leads on', async () => {
    const asked = {
      ...must('甲'),
      required: false,
      'x-reactions': {
        dependencies: ['two'],
        fulfill: { state: { required: "{{$deps[0] === 'x'}}" } },
      },
    };
    const pane = (words: string, properties: object) => part('FormStep.StepPane', words, properties);
    const whole = {
      type: 'void',
      'x-component': 'FormStep',
      properties: { a: pane('一', { one: asked }), b: pane('二', { two: must('乙') }), c: pane('三', {}) },
    };
    await draw({ type: 'object', properties: { whole } });
    const next = () => fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    await box('甲');
    next();
    await box('乙');
    next();
    await focused('乙');
    type(await box('乙'), 'x');
    next();
    fireEvent.click(await screen.findByRole('button', { name: /提\s?交/ }));
    await focused('甲');
  });

  test('in a tab of a panel, neither of which is open', async () => {
    const tabs = {
      type: 'void',
      'x-component': 'FormTab',
      properties: {
        c: part('FormTab.TabPane', '三', { three: must('丙') }),
        d: part('FormTab.TabPane', '四', { four: must('丁') }),
      },
    };
    const panels = {
      type: 'void',
      'x-component': 'FormCollapse',
      'x-component-props': { accordion: true },
      properties: {
        a: part('FormCollapse.CollapsePanel', '一', { one: must('甲') }),
        b: part('FormCollapse.CollapsePanel', '二', { tabs }),
      },
    };
    await draw({ type: 'object', properties: { panels } }, { first: { one: '有', three: '有' } });
    await box('甲');
    press();
    await focused('丁');
  });

  test('in a row of a list whose tab is not open', async () => {
    const items = { type: 'object', properties: { one: must('甲') } };
    const rows = { type: 'array', 'x-component': 'ArrayTabs', items };
    await draw({ type: 'object', properties: { rows } }, { first: { rows: [{ one: '有' }, {}] } });
    await screen.findAllByLabelText('甲');
    press();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('甲')[1]));
    expect(screen.getAllByRole('tab')[1]?.getAttribute('aria-selected')).toBe('true');
  });
});

test('a table scrolls sideways, its columns with fields of a width to type into', async () => {
  const { container } = await draw(arrayTable, { first: { lines: [{ amount: 1 }] } });
  await box('金额');
  expect(container.querySelector<HTMLElement>('table')?.style.width).toBe('max-content');
  const widths = [...container.querySelectorAll('col')].map(({ style }) => style.minWidth || style.width);
  expect(widths).toEqual(['50px', '144px', '144px']);
});

test('what designable adds to the components is drawn, and what several rules say alike is said once', async () => {
  const field = (component: string, words: string) => ({
    title: words,
    'x-decorator': 'FormItem',
    'x-component': component,
  });
  const properties = {
    card: {
      type: 'void',
      'x-component': 'Card',
      'x-component-props': { title: '卡片' },
      properties: {
        text: { type: 'void', 'x-component': 'Text', 'x-component-props': { content: '说明', mode: 'h3' } },
        stars: { type: 'number', ...field('Rate', '评分') },
        most: { type: 'number', ...field('Slider', '上限') },
        find: { type: 'string', ...field('Input.Search', '查找') },
      },
    },
    home: {
      type: 'object',
      title: '住址',
      'x-component': 'ObjectContainer',
      properties: {
        code: {
          type: 'string',
          ...field('Input', '编号'),
          'x-validator': [{ pattern: '^[a-z]+$' }, { pattern: '^b' }],
        },
      },
    },
    week: { type: 'string', ...field('DatePicker.WeekPicker', '周') },
    next: { type: 'string', ...field('DatePicker', '下周'), 'x-component-props': { picker: 'week' } },
    month: { type: 'string', ...field('DatePicker.MonthPicker', '月') },
    quarter: { type: 'string', ...field('DatePicker.QuarterPicker', '季') },
    year: { type: 'string', ...field('DatePicker.YearPicker', '年') },
    people: {
      type: 'array',
      'x-component': 'ArrayTabs',
      items: {
        type: 'object',
        properties: {
          pane: {
            type: 'void',
            'x-component': 'ArrayTabs.TabPane',
            properties: { name: { type: 'string', ...field('Input', '姓名') } },
          },
        },
      },
    },
  };
  const first = {
    month: '2026-03',
    quarter: '2026-Q2',
    year: '2026',
    week: '2026-10th',
    next: '2026-W11',
    home: { code: '1' },
  };
  const { submit, logged } = await draw({ type: 'object', properties }, { first });
  await screen.findByRole('region', { name: '卡片' });
  screen.getByRole('region', { name: '住址' });
  screen.getByRole('heading', { name: '说明' });
  screen.getByRole('slider', { name: '上限' });
  type(await box('姓名'), '林');
  fireEvent.click(nth(screen.getAllByRole('radio'), 3));
  type(await box('查找'), '书');
  const shown = ['周', '下周', '月', '季', '年'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).value,
  );
  expect(shown).toEqual(['2026-10th', '2026-11th', '2026-03', '2026-Q2', '2026']);
  fireEvent.click(screen.getByRole('button', { name: /提\s?交/ }));
  await screen.findByText('格式不正确');
  type(await box('编号'), 'b');
  expect(await submit()).toMatchObject({
    stars: 4,
    find: '书',
    home: { code: 'b' },
    people: [{ name: '林' }],
  });
  expect(logged()).toEqual([]);
});
