import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderNodes } from '../../../../tests/support/renderNode.tsx';
import { compileNodes } from '../../../documents/compile.ts';
import { FilterView } from '../../../runtime/render/FilterView.tsx';
import { PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { RootContext } from '../../../runtime/stores/RootContext.tsx';
import type { CompiledNode } from '../../../documents/compile.ts';
import type { Node } from '../../../schemas/node.ts';
import { metas } from '../../metas.ts';

/** Draws a field as a filter; `current()` is its value, `conditions()` what the meta makes of it. */
async function drawFilter(node: Partial<Node> & { type: string }, first: unknown = null) {
  const { root, page, unmount } = await renderNodes([]);
  unmount();
  const source: Node = { id: 'f', name: 'f', title: '字段', ...node };
  const [compiled] = compileNodes([source], root.environment('test'), '/body') as [CompiledNode];
  await root.platform.registry.load(source.type);
  let value = first;
  let keepFromOutside: (next: unknown) => void = () => undefined;
  function Filter() {
    const [kept, keep] = useState<unknown>(first);
    keepFromOutside = keep;
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
    /** As a reset of the list does. */
    empty: () => {
      value = null;
      act(() => {
        keepFromOutside(null);
      });
    },
    conditions: () =>
      compiled.field
        ?.toFilter?.(value, 'f')
        .map((one) => ('judgeType' in one ? [one.judgeType, one.value] : one.list)),
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

  it('of numbers refuse an end below its beginning where it is written', async () => {
    const { current } = await drawFilter({ type: 'number' }, [5, null]);
    const high = screen.getByLabelText('字段：到');
    fireEvent.input(high, { target: { value: '3' } });
    fireEvent.blur(high);
    expect(current()).toEqual([5, null]);
    expect(high.getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findByText('不能小于 5')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('字段：从'), { target: { value: '2' } });
    expect(current()).toEqual([2, 3]);
    expect(high.getAttribute('aria-invalid')).toBe('false');
  });

  it('of numbers forget what they refused when they are emptied from outside', async () => {
    const { current, empty } = await drawFilter({ type: 'number' }, [5, null]);
    const high = screen.getByLabelText('字段：到');
    fireEvent.input(high, { target: { value: '3' } });
    fireEvent.blur(high);
    empty();
    expect(screen.getByLabelText<HTMLInputElement>('字段：到').value).toBe('');
    expect(current()).toBeNull();
  });

  it('of days forget what they refused when they are emptied from outside', async () => {
    const { current, empty } = await drawFilter({ type: 'date' }, ['2024-09-01', null]);
    const last = screen.getByLabelText<HTMLInputElement>('字段：到');
    fireEvent.change(last, { target: { value: '20x' } });
    fireEvent.blur(last);
    expect([last.value, current()]).toEqual(['20x', ['2024-09-01', null]]);
    empty();
    expect(screen.getByLabelText<HTMLInputElement>('字段：到').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('字段：从').value).toBe('');
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

  it.each([
    'file-upload',
    'image-upload',
    'signature',
    'voice-record',
    'key-value',
    'matrix',
    'sub-form',
    'sub-table',
    'user-value',
  ])('of %s ask whether there is a value', async (type) => {
    const { conditions } = await drawFilter({ type });
    await pick('未填写');
    expect(conditions()).toEqual([['empty', undefined]]);
  });

  it('of date-range take days, either end open', async () => {
    const { current, conditions } = await drawFilter({ type: 'date-range' });
    const box = screen.getByLabelText('字段：到');
    fireEvent.mouseDown(box);
    fireEvent.change(box, { target: { value: '2024-09-30' } });
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
    fireEvent.blur(box);
    expect(current()).toEqual([null, '2024-09-30']);
    expect(conditions()).toEqual([
      ['lessEqual', '2024-09-30'],
      ['notEmpty', undefined],
    ]);
  });

  it('of time-range take times, either end open', async () => {
    const { current } = await drawFilter({ type: 'time-range' });
    const box = screen.getByLabelText('字段：从');
    fireEvent.mouseDown(box);
    fireEvent.change(box, { target: { value: '08:00' } });
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
    fireEvent.blur(box);
    expect(current()).toEqual(['08:00', null]);
  });

  it('of region take whole provinces', async () => {
    const { current, conditions } = await drawFilter({ type: 'region', props: { level: 'province' } });
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByText('浙江省'));
    expect(current()).toEqual([{ value: '330000', label: '浙江省' }]);
    expect(conditions()).toHaveLength(1);
  });

  it.each(['person', 'people'])('of %s keep several people', async (type) => {
    const chosen = [{ value: 'T1', label: '周明远' }];
    const { current } = await drawFilter({ type }, chosen);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Backspace', code: 'Backspace', keyCode: 8 });
    expect(current()).toBeNull();
  });

  it('of record-pick keep several records', async () => {
    const chosen = [{ value: 'r1', label: '第一教学楼' }];
    const { conditions } = await drawFilter({ type: 'record-pick', props: { module: 'room' } }, chosen);
    expect(conditions()).toEqual([['inArray', ['r1']]]);
  });

  it('of location search in the address', async () => {
    const { conditions } = await drawFilter({ type: 'location' });
    fireEvent.change(screen.getByRole('textbox', { name: '字段' }), { target: { value: '东门' } });
    expect(conditions()).toEqual([['contain', '东门']]);
  });

  it('do not exist for what cannot be compared', () => {
    const none = metas
      .filter((meta) => meta.family === 'input' && !meta.field?.toFilter)
      .map((meta) => meta.type);
    expect(none.sort()).toEqual([
      // Its filter mode puts together the conditions of a whole list.
      'condition-builder',
      // Has no face.
      'hidden',
      // Nobody reads it.
      'password',
      // Stores nothing.
      'related-list',
      // Nobody reads it either.
      'verification-code',
    ]);
  });
});
