import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const label = (id: string, rest: Partial<Node> = {}): Node => ({
  type: 'text',
  id,
  props: { text: id },
  ...rest,
});
const group: Node = {
  type: 'field-group',
  id: 'group',
  props: { title: '紧急联系人', description: '首先联系的人', columns: 3 },
  children: [label('one'), label('two', { visible: "{{ vars.show == 'yes' }}" })],
};
const page = { variables: { show: { type: 'text' } } };
/** The place in the grid of a text. */
const cellOf = (text: string): HTMLElement => screen.getByText(text).parentElement!;
const spanAround = (text: string): string => cellOf(text).style.getPropertyValue('--span');

describe('field-group', () => {
  it('is a group named by its heading', async () => {
    await renderNode(group, { page });
    const found = screen.getByRole('group', { name: '紧急联系人' });
    expect(within(found).getByText('首先联系的人')).toBeTruthy();
    expect(within(found).getByText('one')).toBeTruthy();
  });

  it('takes the title of its node where it has no heading of its own, or none', async () => {
    const titled = await renderNode({ ...group, title: '联系人', props: {} }, { page });
    expect(screen.getByRole('heading', { name: '联系人' })).toBeTruthy();
    titled.unmount();
    await renderNode({ ...group, props: {} }, { page });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('group').hasAttribute('aria-labelledby')).toBe(false);
  });

  it('leaves no gap for what is hidden', async () => {
    const { page: model } = await renderNode(group, { page });
    const grid = cellOf('one').parentElement!;
    expect(grid.children).toHaveLength(1);
    act(() => {
      model.setVariable('show', 'yes');
    });
    expect(grid.children).toHaveLength(2);
  });
});

describe('form-grid', () => {
  it('gives what is no field the whole row, and fields their columns', async () => {
    const grid: Node = {
      type: 'form-grid',
      id: 'grid',
      props: { columns: 2 },
      children: [label('wide'), label('half', { layout: { span: 12 } })],
    };
    await renderNode(grid);
    expect([spanAround('wide'), spanAround('half')]).toEqual(['24', '12']);
  });
});
