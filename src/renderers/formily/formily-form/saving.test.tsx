import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { PageParts } from '../../../runtime/render/PageModel.ts';
import type { Node } from '../../../schemas/node.ts';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { steps } from './fixtures/arrays.ts';

// What a drawn schema sends, and when.

const item = { 'x-decorator': 'FormItem' } as const;
const text = (title: string, more: object = {}) => ({
  type: 'string',
  title,
  ...item,
  'x-component': 'Input',
  ...more,
});
const schema = {
  type: 'object',
  properties: {
    kind: text('类别'),
    card: {
      type: 'void',
      'x-component': 'FormLayout',
      properties: { reason: text('原因', { 'x-visible': "{{$values.kind === '其他'}}" }) },
    },
    note: text('备注', { default: '无' }),
    reset: { type: 'void', 'x-component': 'Reset', 'x-component-props': { children: '重置' } },
  },
};
const student = { module: 'student', record: '7' };
const stored = { id: '7', revision: 3, kind: '其他', reason: '家事', note: null, total: 5, updatedAt: 'x' };

const draw = (
  props: object,
  answers: FixedAnswers = {},
  on: Node['on'] = {},
  page: Partial<PageParts> = {},
) => renderNode({ type: 'formily-form', id: 'f', props: { schema, ...props }, on }, { answers, page });
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a record that is edited', () => {
  test('is saved again and again with what has changed, and what is hidden is emptied', async () => {
    const sent: { revision?: number; data?: object }[] = [];
    const { root, ui } = await draw(student, {
      '/rest/http/student/detail.htm': { result: stored },
      '/rest/http/student/update.htm': (param) => {
        sent.push(param);
        const revision = 3 + sent.length;
        return {
          result: { ...stored, reason: null, revision, kind: `类${String(revision)}`, total: revision },
        };
      },
    });
    // No default is written into what is stored, and Reset brings back what is.
    expect((await box('备注')).value).toBe('');
    type(await box('类别'), '错');
    press(/重置/);
    await waitFor(async () => expect((await box('类别')).value).toBe('其他'));
    type(await box('类别'), '事假');
    await waitFor(() => expect(screen.queryByLabelText('原因')).toBeNull());
    press(/提\s?交/);
    await waitFor(async () => expect((await box('类别')).value).toBe('类4'));
    expect(root.unsaved.here()).toBe(false);
    type(await box('类别'), '病假');
    expect(root.unsaved.here()).toBe(true);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /提\s?交/ }).className).not.toContain('loading'),
    );
    press(/提\s?交/);
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(ui.messages.filter((each) => each.text === '已保存')).toHaveLength(2));
    expect(sent).toMatchObject([
      { revision: 3, data: { kind: '事假', reason: null } },
      { revision: 4, data: { kind: '病假' } },
    ]);
    expect(Object.keys(sent[1]?.data ?? {})).toEqual(['kind']);
  });

  test('is asked for once, however often the button is pressed', async () => {
    let asked = 0;
    await draw(
      { module: 'student' },
      {
        '/rest/http/student/add.htm': () => {
          asked += 1;
          return { result: stored };
        },
      },
    );
    expect((await box('备注')).value).toBe('无');
    press(/提\s?交/);
    press(/提\s?交/);
    await waitFor(async () => expect((await box('类别')).value).toBe('其他'));
    expect(asked).toBe(1);
  });
});

test('what a new one begins with may come later, and stays behind what was filled in', async () => {
  const { page } = await draw(
    { values: '{{vars.first}}' },
    {},
    {},
    {
      variables: { first: { type: 'object' } },
    },
  );
  type(await box('备注'), '我的');
  page.setVariable('first', { kind: '事假', note: '别的' });
  await waitFor(async () => expect((await box('类别')).value).toBe('事假'));
  expect((await box('备注')).value).toBe('我的');
});

test('input that a chain did not take is still asked for', async () => {
  const failing = [{ do: 'callModule', module: 'student', call: 'none' }];
  const { root, ui } = await draw({}, {}, { submit: failing });
  type(await box('备注'), 'x');
  press(/提\s?交/);
  await waitFor(() => expect(ui.messages.length + root.log.entries.length).toBeGreaterThan(0));
  expect(root.unsaved.here()).toBe(true);
});

test('steps are submitted from the last one, with what stands in all of them', async () => {
  const { page } = await draw(
    { schema: steps },
    {},
    { submit: [{ do: 'setVariable', name: 'sent', value: '{{event.values}}' }] },
    { variables: { sent: { type: 'object' } } },
  );
  type(await box('甲'), 'x');
  expect(screen.queryByRole('button', { name: /提\s?交/ })).toBeNull();
  press(/下一步/);
  type(await box('乙'), 'y');
  press(/提\s?交/);
  await waitFor(() => expect(page.variables.get('sent')).toEqual({ aaa: 'x', bbb: 'y' }));
});

test('a button of the schema leads on where steps were not shown yet', async () => {
  const properties = { ...steps.properties, send: { type: 'void', 'x-component': 'Submit' } };
  const { page } = await draw(
    { schema: { ...steps, properties } },
    {},
    { submit: [{ do: 'setVariable', name: 'sent', value: '{{event.values}}' }] },
    { variables: { sent: { type: 'object' } } },
  );
  type(await box('甲'), 'x');
  press(/提\s?交/);
  await box('乙');
  expect(page.variables.get('sent')).toBeNull();
});

test('links stay when the form is only read for a while', async () => {
  const { page } = await renderNode(
    {
      type: 'formily-form',
      id: 'f',
      enabled: '{{vars.open}}',
      props: { schema },
    },
    { page: { variables: { open: { type: 'boolean', initial: true } } } },
  );
  await box('类别');
  page.setVariable('open', false);
  await waitFor(async () => expect((await box('类别')).disabled).toBe(true));
  page.setVariable('open', true);
  await waitFor(async () => expect((await box('类别')).disabled).toBe(false));
  type(await box('类别'), '其他');
  await box('原因');
});
