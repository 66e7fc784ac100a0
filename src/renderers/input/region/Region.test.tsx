import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import { pathOf, regions } from './regions.ts';

const node: Node = { type: 'region', id: 'home', name: 'home', title: '生源地', props: { level: 'city' } };

describe('region', () => {
  it('knows provinces, cities and counties by their codes', () => {
    const all = regions(3);
    expect(all).toHaveLength(34);
    expect(pathOf('330106', all).map(({ label }) => label)).toEqual(['浙江省', '杭州市', '西湖区']);
    expect(pathOf('000000', all)).toEqual([]);
    expect(regions(1).every((region) => region.children === undefined)).toBe(true);
  });

  it('gives the code with the whole name', async () => {
    const { form } = await renderNode(node, { values: {} });
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByTitle('浙江省'));
    fireEvent.click(await screen.findByTitle('杭州市'));
    expect(form?.values.home).toEqual({ value: '330100', label: '浙江省 / 杭州市' });
  });

  it('shows the name that was stored, also of a code that is gone', async () => {
    const gone = { value: '999999', label: '旧省 / 旧市' };
    const view = await renderNode(node, { values: { home: gone } });
    expect(screen.getByText('旧省 / 旧市')).toBeTruthy();
    view.unmount();
    await renderNode({ ...node, readOnly: true }, { values: { home: gone } });
    expect(screen.getByText('旧省 / 旧市')).toBeTruthy();
  });
});
