import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, formDocument } from '../../../tests/support/plainDocuments.ts';
import { plainRenderers, type Draws } from '../../../tests/support/plainRenderers.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { compileNodes } from '../../documents/compile.ts';
import { compileForm } from '../../documents/form.ts';
import type { FieldNode, Node } from '../../schemas/node.ts';
import { FormContext } from '../form/FormContext.tsx';
import { FormModel } from '../form/FormModel.ts';
import type { RendererDefinition } from '../registry/defineRenderer.ts';
import { RootContext } from '../stores/RootContext.tsx';
import { NodeList } from './NodeView.tsx';
import { pagePlace, PlaceContext } from './PageContext.tsx';
import { PageModel, type PageParts } from './PageModel.ts';

const variables = (...names: string[]): NonNullable<PageParts['variables']> =>
  Object.fromEntries(names.map((name) => [name, { type: 'text', initial: name }]));
const label = (id: string, text: string, rest: Partial<Node> = {}): Node => ({
  type: 'label',
  id,
  ...rest,
  props: { text, ...rest.props },
});

async function draw(
  nodes: readonly Node[],
  { parts = {}, renderers }: { parts?: Partial<PageParts>; renderers?: readonly RendererDefinition[] } = {},
) {
  const draws: Draws = new Map();
  const { root, ui } = createPlainRoot({ renderers: renderers ?? plainRenderers(draws) });
  await root.platform.registry.preload(root.platform.registry.metas.types);
  const page = new PageModel(root, { kind: 'app', id: 'test', ...parts }, {});
  const compiled = compileNodes(nodes, root.environment(page.where), '/body');
  render(
    <RootContext.Provider value={root}>
      <PlaceContext.Provider value={pagePlace(page)}>
        <NodeList nodes={compiled} />
      </PlaceContext.Provider>
    </RootContext.Provider>,
  );
  return { root, ui, page, draws };
}

async function drawForm(fields: readonly FieldNode[]) {
  const draws: Draws = new Map();
  const { root } = createPlainRoot({ renderers: plainRenderers(draws) });
  await root.platform.registry.preload(root.platform.registry.metas.types);
  const page = new PageModel(root, { kind: 'form', id: 'test' }, {});
  const form = new FormModel(page, compileForm(formDocument(fields), root.environment(page.where)), {
    mode: 'add',
    rights: undefined,
  });
  render(
    <RootContext.Provider value={root}>
      <PlaceContext.Provider value={{ page, scope: form.scope, around: form.around }}>
        <FormContext.Provider value={form}>
          <NodeList nodes={form.compiled.layout} />
        </FormContext.Provider>
      </PlaceContext.Provider>
    </RootContext.Provider>,
  );
  return { form, draws };
}

/** By its code: to look among a thousand by label takes minutes. */
const inputOf = (code: string): HTMLInputElement => document.querySelector(`[data-code="${code}"]`)!;

describe('a node', () => {
  it('shows what its props come to, and follows them', async () => {
    const { page } = await draw([label('a', '{{ vars.x }}', { props: { level: '{{ length(vars.x) }}' } })], {
      parts: { variables: variables('x') },
    });
    expect(screen.getByText('x').dataset.level).toBe('1');
    act(() => {
      page.setVariable('x', 'abc');
    });
    expect(screen.getByText('abc').dataset.level).toBe('3');
  });

  it('is there only while it is visible', async () => {
    const { page } = await draw([label('a', 'here', { visible: "{{ vars.x == 'on' }}" })], {
      parts: { variables: variables('x') },
    });
    expect(screen.queryByText('here')).toBeNull();
    act(() => {
      page.setVariable('x', 'on');
    });
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('hands down that it is disabled, into children and slots', async () => {
    const box: Node = {
      type: 'box',
      id: 'box',
      enabled: false,
      children: [label('child', 'child')],
      slots: { head: [label('head', '{{ here }}')] },
    };
    await draw([box, label('free', 'free')]);
    const disabled = ['child', 'head', 'free'].map(
      (text) => screen.getByText<HTMLButtonElement>(text).disabled,
    );
    expect(disabled).toEqual([true, true, false]);
  });

  it('runs the chain of an event, which sees its payload', async () => {
    const { ui } = await draw([
      label('a', 'go', { on: { click: [{ do: 'message', text: '{{ event.from }}' }] } }),
    ]);
    fireEvent.click(screen.getByText('go'));
    await vi.waitFor(() => {
      expect(ui.messages).toEqual([{ level: 'info', text: 'a' }]);
    });
  });

  it('speaks the reader’s language, and changes it in place', async () => {
    const text = { zhCN: '学生', enUS: 'Student' };
    const { root } = await draw([{ type: 'label', id: 'a', props: { text } }]);
    expect(screen.getByText('学生')).toBeTruthy();
    act(() => {
      root.locale.change('enUS');
    });
    expect(screen.getByText('Student')).toBeTruthy();
  });
});

describe('a change', () => {
  it('draws once each node that reads it, and no other', async () => {
    const { page, draws } = await draw(
      [
        { type: 'box', id: 'box', children: [label('x', '{{ vars.x }}'), label('y', '{{ vars.y }}')] },
        label('both', '{{ vars.x }}{{ vars.y }}'),
        label('none', 'fixed'),
      ],
      { parts: { variables: variables('x', 'y') } },
    );
    draws.clear();
    act(() => {
      page.setVariable('x', 'new');
    });
    expect(Object.fromEntries(draws)).toEqual({ x: 1, both: 1 });
    act(() => {
      page.setVariable('x', 'new');
    });
    expect(draws.get('x')).toBe(1);
  });

  it('draws nothing where what is shown stays the same', async () => {
    const { page, draws } = await draw(
      [label('a', 'fixed', { visible: '{{ length(vars.x) > 0 }}', enabled: "{{ vars.x != 'off' }}" })],
      { parts: { variables: variables('x') } },
    );
    draws.clear();
    act(() => {
      page.setVariable('x', 'another');
    });
    expect(draws.size).toBe(0);
    act(() => {
      page.setVariable('x', 'off');
    });
    expect(draws.get('a')).toBe(1);
  });

  it('on a page of a thousand nodes draws its dependants alone', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `v${String(index)}`);
    const nodes = names.flatMap((name) => [
      label(name, `{{ vars.${name} }}`),
      label(`${name}-fixed`, 'fixed'),
    ]);
    const { page, draws } = await draw(nodes, { parts: { variables: variables(...names) } });
    expect(draws.size).toBe(1000);
    draws.clear();
    act(() => {
      page.setVariable('v250', 'changed');
    });
    expect(Object.fromEntries(draws)).toEqual({ v250: 1 });
    expect(screen.getByText('changed')).toBeTruthy();
  });

  it('in a form of a thousand fields draws the field and what hangs on it alone', async () => {
    const fields = Array.from({ length: 1000 }, (_, index) => field(`f${String(index)}`));
    fields[10] = field('f10', { visible: "{{ form.f500 == 'show' }}" });
    fields[20] = field('f20', { required: "{{ form.f500 == 'show' }}" });
    fields[30] = field('f30', { value: '{{ form.f500 }}' });
    fields[40] = field('f40', { visible: "{{ form.f500 != 'never' }}" });
    const { form, draws } = await drawForm(fields);
    expect(draws.size).toBe(999);
    draws.clear();
    fireEvent.change(inputOf('f500'), { target: { value: 'show' } });
    expect([...draws.keys()].sort()).toEqual(['f10', 'f20', 'f30', 'f500']);
    expect(Math.max(...draws.values())).toBe(1);
    expect(form.values).toMatchObject({ f500: 'show', f30: 'show' });
    draws.clear();
    fireEvent.change(inputOf('f501'), { target: { value: 'x' } });
    expect(Object.fromEntries(draws)).toEqual({ f501: 1 });
  });
});

describe('a field', () => {
  it('says what it needs and what is wrong', async () => {
    await drawForm([field('a', { required: true, description: '如实填写' })]);
    const box = screen.getByLabelText(/a/);
    expect(box.getAttribute('aria-required')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('如实填写');
    fireEvent.blur(box);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('请输入a');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-describedby')?.split(' ')[0]).toBe(alert.id);
  });
});

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
    expect(root.log.entries.map(({ finding }) => finding.code)).toEqual(['WIDGET_FAILED']);
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

  it('says that its widget could not be fetched', async () => {
    const [box, ...rest] = plainRenderers();
    const load = vi.fn(() => Promise.reject(new Error('chunk')));
    await draw([{ type: 'box', id: 'a' }, label('after', 'after')], {
      renderers: [{ ...box!, load }, ...rest],
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('after')).toBeTruthy();
    await act(async () => Promise.resolve());
    expect(load).toHaveBeenCalledTimes(2);
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
