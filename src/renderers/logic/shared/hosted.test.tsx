import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../../tests/support/testRoot.ts';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { compileNodes } from '../../../documents/compile.ts';
import { createPlatform, type PlatformParts } from '../../../runtime/platform/createPlatform.ts';
import { builtinActions } from '../../../runtime/actions/index.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { pagePlace, PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { PageModel } from '../../../runtime/render/PageModel.ts';
import { RootContext } from '../../../runtime/stores/RootContext.tsx';
import { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { Node } from '../../../schemas/node.ts';
import { chrome } from '../../chrome/index.ts';
import { builtinRenderers } from '../../index.ts';

/** Draws a node on a platform that hosts something. */
function draw(node: Node, parts: Partial<PlatformParts>) {
  const { root: plain, ui } = createPlainRoot();
  const platform = createPlatform({ renderers: builtinRenderers, actions: builtinActions, chrome, ...parts });
  const root = new RootStore({
    platform,
    project: plain.project,
    storage: {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
      clear: () => undefined,
    },
    transport: () => Promise.reject(new Error('no network')),
  });
  root.attach(ui);
  const parameters = { kind: 'app', id: 'test', variables: { room: { type: 'text', initial: 'A' } } };
  const page = new PageModel(root, parameters, {});
  const view = render(
    <RootContext.Provider value={root}>
      <PlaceContext.Provider value={pagePlace(page)}>
        <NodeList nodes={compileNodes([node], root.environment('test'), '')} />
      </PlaceContext.Provider>
    </RootContext.Provider>,
  );
  return { ...view, ui, page };
}

const told = { event: [{ do: 'message', text: '{{ event.type }}:{{ event.detail }}' }] };

test('what is not registered is named, and no element of that name is made', async () => {
  const { container } = await renderNode({ type: 'web-component', id: 'w', props: { tag: 'evil-tag' } });
  expect(screen.getByRole('status').textContent).toContain('evil-tag');
  expect(container.querySelector('evil-tag')).toBeNull();
  await renderNode({ type: 'micro-frontend', id: 'm', props: { name: 'gone' } });
  expect(screen.getAllByRole('status').at(-1)?.textContent).toContain('gone');
});

test('an element gets the properties that are registered, and those alone', async () => {
  const { container, ui, page } = draw(
    {
      type: 'web-component',
      id: 'w',
      props: { tag: 'seat-map', properties: { room: '{{ vars.room }}', innerHTML: '<img>' } },
      on: told,
    },
    {
      webComponents: [
        { tag: 'seat-map', load: () => Promise.resolve(), properties: ['room'], events: ['pick'] },
      ],
    },
  );
  await waitFor(() => expect(container.querySelector('seat-map')).toHaveProperty('room', 'A'));
  const element = container.querySelector('seat-map');
  expect(element?.childElementCount).toBe(0);
  act(() => page.setVariable('room', 'B'));
  expect(element).toHaveProperty('room', 'B');
  element?.dispatchEvent(new CustomEvent('pick', { detail: 7 }));
  element?.dispatchEvent(new CustomEvent('other', { detail: 8 }));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['pick:7']));
});

test('an application is mounted once, told of changes, and unmounted with the page', async () => {
  const [update, unmount] = [vi.fn(), vi.fn()];
  const mount = vi.fn(
    (host: HTMLElement, { properties, emit }: { properties: object; emit: (type: string) => void }) => {
      host.textContent = JSON.stringify(properties);
      emit('up');
      return { update, unmount };
    },
  );
  const {
    container,
    ui,
    page,
    unmount: leave,
  } = draw(
    {
      type: 'micro-frontend',
      id: 'm',
      props: { name: 'exam', properties: { room: '{{ vars.room }}' } },
      on: told,
    },
    { microFrontends: [{ name: 'exam', load: () => Promise.resolve({ mount }) }] },
  );
  await waitFor(() => expect(container.textContent).toBe('{"room":"A"}'));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['up:']));
  act(() => page.setVariable('room', 'B'));
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ properties: { room: 'B' } }));
  leave();
  expect([mount, unmount].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('an application that breaks leaves a message, and the page stands', async () => {
  const mount = () => {
    throw new Error('broken');
  };
  draw(
    { type: 'micro-frontend', id: 'm', props: { name: 'exam' } },
    { microFrontends: [{ name: 'exam', load: () => Promise.resolve({ mount }) }] },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('exam');
});
