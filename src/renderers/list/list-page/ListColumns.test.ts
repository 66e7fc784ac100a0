import { describe, expect, it } from 'vitest';
import { createList } from '../../../../tests/support/plainList.ts';
import { viewedList } from './viewedList.ts';

const KEY = 'web0_columns:list';
const view = ({ model }: ReturnType<typeof createList>) =>
  model.columns.shown.map(({ code, pin, width }) => [code, pin, width]);

describe('the columns of a person', () => {
  it('are shown, moved, sized, pinned, kept on this device, and restored', () => {
    const kept = new Map<string, string>();
    const list = createList({ kept });
    const first = view(list);
    const { columns } = list.model;
    columns.show('kind', true);
    columns.place('kind', 'name');
    columns.pin('name', 'right');
    columns.resize({ kind: 200.4 });
    columns.setDensity('compact');
    const chosen = [
      ['kind', 'none', 200],
      ['name', 'right', 140],
    ];
    expect(view(list)).toEqual(chosen);
    const again = createList({ kept });
    expect(view(again)).toEqual(chosen);
    expect([again.model.columns.density, again.model.columns.rowHeight]).toEqual(['compact', 36]);
    again.model.columns.restore();
    expect(view(again)).toEqual(first);
    expect(again.model.columns.density).toBe('middle');
    expect(createList({ kept }).model.columns.choice).toBeUndefined();
  });

  it('are there as far as the document lets them, which may change with the page', () => {
    const list = createList({
      document: { columns: [{ field: 'name' }, { field: 'kind', visible: "{{ vars.kind == 'b' }}" }] },
    });
    expect(list.model.columns.all.map(({ code }) => code)).toEqual(['name']);
    expect(list.model.request.fields).toEqual(['name']);
    list.page.setVariable('kind', 'b');
    expect(list.model.columns.all.map(({ code }) => code)).toEqual(['name', 'kind']);
  });

  it('are pinned like those that they are dropped among', () => {
    const list = createList({
      document: { columns: [{ field: 'kind', fixed: 'left' }, { field: 'name' }] },
    });
    const { columns } = list.model;
    columns.place('name', 'kind');
    expect(view(list).map(([code, pin]) => [code, pin])).toEqual([
      ['name', 'left'],
      ['kind', 'left'],
    ]);
    columns.pin('name', 'none');
    expect(columns.choice?.pinned).toEqual({});
  });

  it('are read where they were kept before they had widths and pins', () => {
    const kept = new Map([[KEY, JSON.stringify({ order: ['kind', 'name'], shown: { kind: true } })]]);
    const list = createList({ kept });
    expect(view(list).map(([code]) => code)).toEqual(['kind', 'name']);
  });

  it('have a width while their edge is held, and keep it only where it is let go', () => {
    const list = createList();
    const { columns } = list.model;
    columns.beginSizing('name', { name: 90 });
    expect(view(list)).toEqual([['name', 'none', 90]]);
    columns.endSizing(undefined);
    expect([view(list), columns.choice]).toEqual([[['name', 'none', 140]], undefined]);
    columns.beginSizing('name', { name: 90 });
    columns.endSizing(120);
    expect(columns.choice?.widths).toEqual({ name: 120 });
  });
});

describe('a saved view', () => {
  it('of an older shape shows its columns, and counts as what it is', () => {
    const { model } = createList();
    const viewed = viewedList(model);
    const state = { query: {}, columns: { order: ['kind', 'name'], shown: { kind: true } } };
    viewed.apply({ id: 'a', state });
    expect(model.columns.shown.map(({ code }) => code)).toEqual(['kind', 'name']);
    expect(viewed.read(state)).toEqual(viewed.state);
    model.columns.pin('kind', 'left');
    expect(viewed.read(state)).not.toEqual(viewed.state);
  });

  it('has columns of its own: the person’s are there again after it', () => {
    const kept = new Map<string, string>();
    const { model } = createList({ kept });
    model.columns.setDensity('roomy');
    const viewed = viewedList(model);
    viewed.apply({ id: 'a', state: { query: {} } });
    expect(model.columns.density).toBe('middle');
    model.columns.resize({ name: 300 });
    viewed.apply(undefined);
    expect([model.columns.density, model.columns.choice?.widths]).toEqual(['roomy', {}]);
    expect(JSON.parse(kept.get(KEY) ?? '')).toMatchObject({ density: 'roomy', widths: {} });
  });

  it('keeps what was changed in it when the page is loaded again, until it is chosen by hand or is another', () => {
    const kept = new Map<string, string>();
    const mine = { id: 'a', state: { query: {} } };
    const open = () => {
      const { model } = createList({ kept });
      return { columns: model.columns, viewed: viewedList(model) };
    };
    const first = open();
    first.viewed.apply(mine);
    first.columns.resize({ name: 300 });
    const widths = (): unknown => {
      const { columns, viewed } = open();
      viewed.apply(mine, true);
      return columns.choice?.widths;
    };
    expect([widths(), widths()]).toEqual([{ name: 300 }, { name: 300 }]);
    const resumed = open();
    resumed.viewed.resume(mine);
    expect(resumed.columns.choice?.widths).toEqual({ name: 300 });
    const other = open();
    other.viewed.apply({ id: 'a', state: { query: {}, columns: { order: ['name'], shown: {} } } }, true);
    expect(other.columns.choice?.widths).toEqual({});
    first.columns.resize({ name: 200 });
    open().viewed.apply(mine);
    expect(widths()).toBeUndefined();
  });
});
