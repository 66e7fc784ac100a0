import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderNodes } from '../../../../tests/support/renderNode.tsx';
import { compileNodes } from '../../../documents/compile.ts';
import { FilterView } from '../../../runtime/render/FilterView.tsx';
import { PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { RootContext } from '../../../runtime/stores/RootContext.tsx';
import type { CompiledNode } from '../../../documents/compile.ts';
import type { Node } from '../../../schemas/node.ts';
import { inputMetas } from '../metas.ts';

/** Draws a field as a filter; `current()` is its value, `conditions()` what the meta makes of it. */
async function drawFilter(node: Partial<Node> & { type: string }, first: unknown = null) {
  const { root, page, unmount } = await renderNodes([]);
  unmount();
  const source: Node = { id: 'f', name: 'f', title: '字段', ...node };
  const [compiled] = compileNodes([source], root.environment('test'), '/body') as [CompiledNode];
  await root.platform.registry.load(source.type);
  let value = first;
  function Filter() {
    const [kept, keep] = useState<unknown>(first);
    const change = (next: unknown): void => {
      value = next;
      keep(next);
    };
    return <FilterView node={compiled} value={kept} onChange={change} />;
  }
  const place = { page, scope: page.scope, around: { enabled: true, readOnly: false } };
  render(
    <RootContext.Provider value={root}>
      <PlaceContext.Provider value={place}>
        <Filter />
      </PlaceContext.Provider>
    </RootContext.Provider>,
  );
  return {
    current: () => value,
    conditions: () => compiled.field?.toFilter?.(value, 'f').map((one) => [one.judgeType, one.value]),
  };
}

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];
const pick = async (label: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByTitle(label));
};

describe('filters', () => {
  it.each(['input', 'textarea', 'phone', 'email', 'url', 'id-card', 'formula-text'])(
    'of %s search for text',
    async (type) => {
      const { conditions } = await drawFilter({ type });
      fireEvent.change(screen.getByRole('textbox', { name: '字段' }), { target: { value: ' 林 ' } });
      expect(conditions()).toEqual([['contain', '林']]);
    },
  );

  it.each(['number', 'money', 'formula'])('of %s take a range', async (type) => {
    const { current, conditions } = await drawFilter({ type });
    const [low, high] = [screen.getByLabelText('字段：从'), screen.getByLabelText('字段：到')];
    fireEvent.change(low, { target: { value: '3' } });
    fireEvent.change(high, { target: { value: '4.5' } });
    expect(conditions()).toEqual([
      ['greaterEqual', 3],
      ['lessEqual', 4.5],
    ]);
    fireEvent.change(low, { target: { value: '' } });
    fireEvent.change(high, { target: { value: '' } });
    expect(current()).toBeNull();
  });

  it.each([
    ['date', '2024-09-30'],
    ['date-time', '2024-09-30T23:59:59.999'],
  ])('of %s take days, the last one whole', async (type, end) => {
    const { conditions } = await drawFilter({ type });
    const box = screen.getByLabelText('字段：到');
    fireEvent.mouseDown(box);
    fireEvent.change(box, { target: { value: '2024-09-30' } });
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
    fireEvent.blur(box);
    expect(conditions()).toEqual([
      ['lessEqual', end],
      ['notEmpty', undefined],
    ]);
  });

  it.each([
    ['select', 'inArray'],
    ['radio', 'inArray'],
    ['multi-select', 'contain'],
    ['checkbox-group', 'contain'],
  ])('of %s choose several', async (type, operator) => {
    const { conditions } = await drawFilter({ type, props: { options } }, ['a']);
    await pick('乙');
    expect(conditions()).toEqual([[operator, ['a', 'b']]]);
  });

  it.each(['cascader', 'department'])('of %s choose in the tree', async (type) => {
    const { conditions } = await drawFilter({ type, props: { options } });
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByText('乙'));
    expect(conditions()).toEqual([['inArray', ['b']]]);
  });

  it.each(['checkbox', 'switch'])('of %s ask for yes, no or all', async (type) => {
    const { conditions } = await drawFilter({ type });
    await pick('否');
    expect(conditions()).toEqual([['false', undefined]]);
  });

  it('do not exist for what cannot be compared', () => {
    const none = inputMetas.filter((meta) => !meta.field?.toFilter).map((meta) => meta.type);
    expect(none.sort()).toEqual([
      'condition-builder',
      'date-range',
      'file-upload',
      'hidden',
      'image-upload',
      'key-value',
      'location',
      'matrix',
      'password',
      'people',
      'person',
      'record-pick',
      'region',
      'related-list',
      'signature',
      'sub-form',
      'sub-table',
      'time-range',
      'user-value',
      'voice-record',
    ]);
  });
});
