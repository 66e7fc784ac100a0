import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import type { AppDocument, ControlDocument } from '../../../schemas/documents/index.ts';
import type { Node } from '../../../schemas/node.ts';

const control = (id: string, body: Node[], more: Partial<ControlDocument> = {}): ControlDocument => ({
  kind: 'control',
  schemaVersion: 1,
  id,
  name: id,
  body,
  ...more,
});
const page = (body: Node[]): AppDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'page',
  name: 'page',
  variables: { who: { type: 'text', initial: '甲' } },
  body,
});
const text = (content: string): Node => ({ type: 'text', id: 'label', props: { text: content } });
const card = control('card', [text('[{{ params.name }}/{{ params.count }}]')], {
  inputs: { name: { type: 'text', default: '无名' }, count: { type: 'number' } },
});
const placed = (id: string, more: Partial<Node> = {}): Node => ({
  type: `control/${id}`,
  id: `use-${id}`,
  ...more,
});

test('its inputs are props of a node of its own type, typed and followed', async () => {
  const change: Node = {
    type: 'button',
    id: 'change',
    props: { text: '换一人' },
    on: { click: [{ do: 'setVariable', name: 'who', value: '乙' }] },
  };
  openResource([page([placed('card', { props: { name: '{{ vars.who }}', count: 3 } }), change]), card]);
  await screen.findByText('[甲/3]');
  fireEvent.click(screen.getByRole('button', { name: '换一人' }));
  await screen.findByText('[乙/3]');
});

test('a text input takes a text in both languages', async () => {
  openResource([
    page([placed('card', { props: { name: { zhCN: '教务处', enUS: 'Academic Office' } } })]),
    card,
  ]);
  await screen.findByText('[教务处/]');
});

test('without props its own defaults hold', async () => {
  openResource([page([placed('card')]), card]);
  await screen.findByText('[无名/]');
});

test('a prop of a wrong type is a finding where it stands', async () => {
  const { root } = openResource([page([placed('card', { props: { count: '三' } }), text('其余')]), card]);
  await screen.findByText('其余');
  expect(screen.queryByText(/无名/)).toBeNull();
  expect(root.log.entries.length).toBeGreaterThan(0);
});

test('what it emits runs the chain of that event', async () => {
  const pick: Node = {
    type: 'button',
    id: 'pick',
    props: { text: '选择这个' },
    on: { click: [{ do: 'emit', event: 'picked', payload: { name: '丙' } }] },
  };
  const picker = control('picker', [pick], { emits: { picked: { payload: { name: 'text' } } } });
  const on = { picked: [{ do: 'message', text: '选了{{ event.name }}' }] };
  const { ui } = openResource([page([placed('picker', { on })]), picker]);
  fireEvent.click(await screen.findByRole('button', { name: '选择这个' }));
  await waitFor(() => expect(ui.messages.map((message) => message.text)).toEqual(['选了丙']));
});

test('controls in controls are fetched with the document, each once', async () => {
  const asked: unknown[] = [];
  const outer = control('outer', [
    placed('card', { props: { name: '里' } }),
    placed('card', { id: 'again' }),
  ]);
  const made = openResource([page([placed('outer')]), outer, card], {
    answers: {
      '/resource/get.do': ({ id }) => {
        asked.push(id);
        const schema = [page([placed('outer')]), outer, card].find((one) => one.id === id);
        return { result: { id, kind: schema?.kind, name: id, version: 1, revision: 1, schema } };
      },
    },
  });
  await screen.findByText('[里/]');
  expect(asked).toEqual(['page', 'outer', 'card']);
  made.unmount();
});

test('a control that stands in itself is said', async () => {
  const one = control('one', [text('一'), placed('two')]);
  const two = control('two', [text('二'), placed('one')]);
  openResource([page([placed('one')]), one, two]);
  await screen.findByText('控件“one”包含了自身，无法显示');
});

test('one that is not published is a placeholder; the rest of the page works', async () => {
  openResource([page([placed('gone'), text('其余')])]);
  await screen.findByText('其余');
  expect(await screen.findByText(/control\/gone/)).toBeTruthy();
});

test('opened whole it is drawn with the parameters it was opened with', async () => {
  openResource([card], { params: { name: '丁', count: 2 } });
  await screen.findByText('[丁/2]');
});
