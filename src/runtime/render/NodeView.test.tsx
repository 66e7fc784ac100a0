import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, drawForm, label } from '../../../tests/support/drawNodes.tsx';
import { field } from '../../../tests/support/plainDocuments.ts';
import type { Node } from '../../schemas/node.ts';
import type { PageParts } from './PageModel.ts';

const variables = (...names: string[]): NonNullable<PageParts['variables']> =>
  Object.fromEntries(names.map((name) => [name, { type: 'text', initial: name }]));
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
