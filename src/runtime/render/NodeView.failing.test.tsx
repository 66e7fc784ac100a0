import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, drawForm, label } from '../../../tests/support/drawNodes.tsx';
import { field } from '../../../tests/support/plainDocuments.ts';
import { plainRenderers } from '../../../tests/support/plainRenderers.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { compileNodes } from '../../documents/compile.ts';
import type { RendererDefinition } from '../registry/defineRenderer.ts';
import { RootContext } from '../stores/RootContext.tsx';
import { NodeList } from './NodeView.tsx';
import { pagePlace, PlaceContext } from './PageContext.tsx';
import { PageModel } from './PageModel.ts';

describe('what cannot be drawn', () => {
  it.each([
    ['an unknown widget', { type: 'gone', id: 'bad' }],
    ['a wrong prop', label('bad', 'x', { props: { level: 99 } })],
    ['a text whose name nobody knows', label('bad', '{{ gone }}')],
    ['a prop that fails', label('bad', 'x', { props: { level: '{{ gone + 1 }}' } })],
    ['a title that fails', label('bad', 'x', { title: '{{ gone }}' })],
  ])('is a placeholder, and the rest stays: %s', async (_title, bad) => {
    const { root, draws } = await draw([label('before', 'before'), bad, label('after', 'after')]);
    expect(screen.getByText('before')).toBeTruthy();
    expect(screen.getByText('after')).toBeTruthy();
    expect(draws.has('bad')).toBe(false);
    expect(root.log.entries).toHaveLength(1);
  });

  it('is none where the template says what to show instead, nor where a field can still be filled in', async () => {
    await draw([label('says', '{{ gone ?? "none" }}')]);
    expect(screen.getByText('none')).toBeTruthy();
    await drawForm([field('a', { title: '{{ gone }}' })]);
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  it('takes no more than its own place where it throws', async () => {
    // React has what a boundary caught reported as an error of the window, which would stand in the output.
    const quiet = (event: Event): void => {
      event.preventDefault();
    };
    window.addEventListener('error', quiet);
    const { root } = await draw([
      { type: 'box', id: 'box', children: [label('bad', 'boom'), label('beside', 'beside')] },
      label('after', 'after'),
    ]);
    expect(screen.getByText('beside')).toBeTruthy();
    expect(screen.getByText('after')).toBeTruthy();
    const said = {
      zhCN: '组件 label（ID“bad”）出错：boom',
      enUS: 'The widget label (id "bad") failed: boom',
    };
    expect(root.log.entries.map(({ finding }) => finding)).toEqual([
      { severity: 'error', code: 'WIDGET_FAILED', message: said, path: '/body/0/children/0' },
    ]);
    window.removeEventListener('error', quiet);
  });

  it('is tried again once what it is drawn from has changed', async () => {
    const quiet = (event: Event): void => {
      event.preventDefault();
    };
    window.addEventListener('error', quiet);
    const { page } = await draw([label('a', '{{ vars.said }}')], {
      parts: { variables: { said: { type: 'text', initial: 'boom' } } },
    });
    expect(screen.queryByText('better')).toBeNull();
    act(() => {
      page.setVariable('said', 'better');
    });
    expect(screen.getByText('better')).toBeTruthy();
    window.removeEventListener('error', quiet);
  });

  it('comes all the same where its widget can be fetched at the second attempt', async () => {
    const [box, plain, ...rest] = plainRenderers();
    const load = vi.fn(plain!.load).mockRejectedValueOnce(new Error('chunk'));
    await draw([label('a', 'here')], { renderers: [box!, { ...plain!, load }, ...rest] });
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('comes when its widget arrives later', async () => {
    const [box, plain, ...rest] = plainRenderers();
    let arrive: () => void = () => undefined;
    const late = {
      ...plain!,
      load: () =>
        new Promise<Awaited<ReturnType<RendererDefinition['load']>>>((resolve) => {
          arrive = () => void plain!.load().then(resolve);
        }),
    };
    const { root } = createPlainRoot({ renderers: [box!, late, ...rest] });
    const page = new PageModel(root, { kind: 'app', id: 'test' }, {});
    const nodes = compileNodes([label('a', 'late')], root.environment(page.where), '/body');
    render(
      <RootContext.Provider value={root}>
        <PlaceContext.Provider value={pagePlace(page)}>
          <NodeList nodes={nodes} />
        </PlaceContext.Provider>
      </RootContext.Provider>,
    );
    expect(screen.queryByText('late')).toBeNull();
    act(arrive);
    expect(await screen.findByText('late')).toBeTruthy();
  });
});
