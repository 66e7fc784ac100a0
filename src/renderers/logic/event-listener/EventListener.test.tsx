import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const say = (text: string) => [{ do: 'message', text }];
const node = {
  type: 'event-listener',
  id: 'listener',
  props: { watch: '{{ vars.term }}' },
  on: {
    open: say('开'),
    offline: say('断'),
    hidden: say('隐'),
    visible: say('现'),
    change: say('{{ event.before }}→{{ event.value }}'),
  },
};
const page = { variables: { term: { type: 'text', initial: '秋' } } };

test('tells what happens around the page, as long as it is open', async () => {
  const { ui, unmount } = await renderNode(node, { page });
  const said = () => ui.messages.map(({ text }) => text);
  await waitFor(() => expect(said()).toEqual(['开']));
  window.dispatchEvent(new Event('offline'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(said()).toEqual(['开', '断', '现']));
  unmount();
  window.dispatchEvent(new Event('offline'));
  expect(said()).toHaveLength(3);
});

test('tells that the value has changed, and from what', async () => {
  const { ui, page: open } = await renderNode(node, { page });
  act(() => open.setVariable('term', '春'));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toContain('秋→春'));
});

test('says nothing while it is disabled', async () => {
  const { ui, page: open } = await renderNode(node, { page, enabled: false });
  act(() => open.setVariable('term', '春'));
  window.dispatchEvent(new Event('offline'));
  expect(ui.messages).toEqual([]);
});

test('hears the event of the page that it listens to', async () => {
  const listener = {
    type: 'event-listener',
    id: 'l',
    props: { event: 'chosen' },
    on: { told: say('{{ event.id }}') },
  };
  const {
    ui,
    page: open,
    unmount,
  } = await renderNode(listener, { page: { events: { chosen: {}, other: {} } } });
  act(() => void open.tell('other', { id: 'no' }));
  act(() => void open.tell('chosen', { id: '7' }));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['7']));
  unmount();
  open.tell('chosen', { id: '8' });
  expect(ui.messages).toHaveLength(1);
});
