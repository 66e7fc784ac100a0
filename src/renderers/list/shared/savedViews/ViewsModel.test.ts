import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../../../runtime/data/ApiClient.ts';
import { createFixedTransport } from '../../../../runtime/data/fixedTransport.ts';
import { ListViewClient } from '../../../../runtime/data/ListViewClient.ts';
import type { ListView } from '../../../../schemas/wire/listView.ts';
import { testProject } from '../../../../../tests/support/testRoot.ts';
import { ViewsModel, type ViewedList } from './ViewsModel.ts';

const view = (id: string, more: Partial<ListView> = {}): ListView => ({
  id,
  list: 'students',
  name: id,
  state: { query: { q: id } },
  scope: 'own',
  roles: [],
  revision: 1,
  isDefault: false,
  isOwn: true,
  owner: '林',
  ...more,
});

function create(views: readonly ListView[], { mayShare = false } = {}) {
  const state = observable.box<Record<string, unknown>>({ query: {} }, { deep: false });
  const list: ViewedList = {
    id: 'students',
    mayShare,
    get state() {
      return state.get();
    },
    apply: (next) => {
      runInAction(() => {
        state.set(next?.state ?? { query: {} });
      });
    },
    read: (kept) => ({ ...kept }),
    resume: () => undefined,
  };
  const client = new ApiClient({
    project: () => testProject,
    token: () => '',
    locale: () => 'zhCN',
    device: () => 'pc',
    tokenExpired: () => undefined,
    transport: createFixedTransport({
      '/listView/save.do': ({ id = 'new', revision = 0, ...content }) => ({
        result: { ...view(String(id)), ...content, revision: Number(revision) + 1 },
      }),
      '/listView/remove.do': {},
      '/listView/setDefault.do': {},
    }),
  });
  const addresses: (string | undefined)[] = [];
  const model = new ViewsModel(list, new ListViewClient(client, 'students', () => 'teacher'), views, (id) =>
    addresses.push(id),
  );
  const open = (asked?: string, fresh = true) => {
    model.begin(asked, fresh);
  };
  const type = (q: string) => {
    list.apply({ id: 'typed', state: { query: { q } } });
  };
  return { model, list, addresses, open, type };
}

describe('opening', () => {
  it('begins with the person’s default, unless the address asks for something', async () => {
    const views = [view('a'), view('b', { isDefault: true })];
    const first = create(views);
    first.open();
    expect([first.model.current?.id, first.list.state]).toEqual(['b', { query: { q: 'b' } }]);
    const named = create(views);
    named.open('a');
    expect(named.model.current?.id).toBe('a');
    const asked = create(views);
    asked.open(undefined, false);
    expect([asked.model.current, asked.list.state]).toEqual([undefined, { query: {} }]);
  });

  it('goes on from the view of the address with what the address says', async () => {
    const { model, list, open } = create([view('a')]);
    open('a', false);
    expect([model.current?.id, list.state, model.isDirty]).toEqual(['a', { query: {} }, true]);
  });
});

it('is told apart: what the page begins with, and what is chosen by hand', () => {
  const { model, list, open } = create([view('a', { isDefault: true })]);
  const again: unknown[] = [];
  list.apply = (_view, begins) => again.push(begins);
  open();
  open('a');
  model.show(model.views[0]);
  expect(again).toEqual([true, true, false]);
});

describe('a view', () => {
  it('is changed as soon as the list shows something else, until that is kept', async () => {
    const { model, open, type } = create([view('a')]);
    open('a');
    expect(model.isDirty).toBe(false);
    type('other');
    expect(model.isDirty).toBe(true);
    await model.update(model.current!);
    expect([model.isDirty, model.current?.revision]).toEqual([false, 2]);
  });

  it('is made of what the list shows, and shown', async () => {
    const { model, open, type, addresses } = create([]);
    open();
    type('x');
    await model.add({ name: '新', scope: 'own', roles: [] });
    expect(model.current).toMatchObject({ id: 'new', name: '新', state: { query: { q: 'x' } } });
    expect(addresses).toEqual(['new']);
    await model.rename(model.current!, { name: '改', scope: 'own', roles: [] });
    expect(model.current).toMatchObject({ name: '改', state: { query: { q: 'x' } } });
  });

  it('gives way to the list as it begins when it is removed', async () => {
    const { model, open, list, addresses } = create([view('a')]);
    open('a');
    await model.remove(model.current!);
    expect([model.current, model.views, list.state]).toEqual([undefined, [], { query: {} }]);
    expect(addresses).toEqual(['a', undefined]);
  });

  it('is the only one that the list begins with', async () => {
    const { model, open } = create([view('a', { isDefault: true }), view('b')]);
    open();
    await model.setDefault(model.views[1]!, true);
    expect(model.views.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });

  it.each([
    ['of one’s own', {}, [true, true], [true, true]],
    ['that one shared', { scope: 'shared' as const }, [false, true], [true, true]],
    ['that another shared', { scope: 'shared' as const, isOwn: false }, [false, false], [true, true]],
  ])('%s is changed and removed by whom the server lets', (_title, more, without, withRight) => {
    const of = (mayShare: boolean) => {
      const { model } = create([], { mayShare });
      return [model.mayChange(view('a', more)), model.mayRemove(view('a', more))];
    };
    expect([of(false), of(true)]).toEqual([without, withRight]);
  });
});
