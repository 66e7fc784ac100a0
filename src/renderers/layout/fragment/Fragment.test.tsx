import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const card = (body: object[]) => ({
  kind: 'control',
  schemaVersion: 1,
  id: 'card',
  name: 'card',
  inputs: { name: { type: 'text', default: '无名' }, count: { type: 'number' } },
  emits: { picked: { payload: { name: 'text' } } },
  body,
});
const label = { type: 'text', id: 'label', props: { text: '[{{ params.name }}/{{ params.count }}]' } };
const button = {
  type: 'button',
  id: 'pick',
  props: { text: '选择这个' },
  on: { click: [{ do: 'emit', event: 'picked', payload: { name: '{{ params.name }}' } }] },
};
const answers = (body: object[]) => ({
  '/resource/get.do': { result: { kind: 'control', id: 'card', version: 1, schema: card(body) } },
});
const fragment = (props: object = {}, more: Partial<Node> = {}): Node => ({
  type: 'fragment',
  id: 'f',
  props: { control: 'card', ...props },
  ...more,
});
const page = { variables: { who: { type: 'text', initial: '甲' } } };

test('gives its inputs to the control, and follows them', async () => {
  const view = await renderNode(fragment({ inputs: { name: '{{ vars.who }}', count: 3 } }), {
    page,
    answers: answers([label]),
  });
  expect(await screen.findByText('[甲/3]')).toBeTruthy();
  act(() => view.page.setVariable('who', '乙'));
  expect(await screen.findByText('[乙/3]')).toBeTruthy();
});

test('an input of a wrong type, and one that is not declared, do not get in', async () => {
  await renderNode(fragment({ inputs: { name: 7, count: 'x', other: 1 } }), { answers: answers([label]) });
  expect(await screen.findByText('[无名/]')).toBeTruthy();
});

test('what the control tells reaches the chain of the page', async () => {
  const on = { event: [{ do: 'message', text: '{{ event.type }} {{ event.detail.name }}' }] };
  const { ui } = await renderNode(fragment({ inputs: { name: '丙' } }, { on }), {
    answers: answers([button]),
  });
  fireEvent.click(await screen.findByRole('button', { name: '选择这个' }));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['picked 丙']));
});

test('what stands in it goes into the slot, with the names of the page; without it the slot keeps its own', async () => {
  const slot = {
    type: 'slot',
    id: 's',
    children: [{ type: 'text', id: 'own', props: { text: '自有内容' } }],
  };
  const inside = [{ type: 'text', id: 'mine', props: { text: '给{{ vars.who }}' } }];
  const filled = await renderNode(fragment({}, { children: inside }), { page, answers: answers([slot]) });
  expect(await screen.findByText('给甲')).toBeTruthy();
  expect(screen.queryByText('自有内容')).toBeNull();
  filled.unmount();
  await renderNode(fragment(), { answers: answers([slot]) });
  expect(await screen.findByText('自有内容')).toBeTruthy();
});

test('a control that stands in itself says so instead of going on for ever', async () => {
  const itself = { type: 'fragment', id: 'again', props: { control: 'card' } };
  await renderNode(fragment(), { answers: answers([label, itself]) });
  expect(await screen.findByText('控件“card”包含了自身，无法显示')).toBeTruthy();
});

test('one that cannot be opened says so and offers to try again', async () => {
  await renderNode(fragment(), { answers: {} });
  expect((await screen.findByRole('alert')).textContent).toContain('card');
});
