import { describe, expect, it } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import { ResourceStore } from './ResourceStore.ts';

const rules = { testRule: 'every' as const, conditionList: [] };
const entry = {
  id: 'page',
  kind: 'app',
  name: 'page',
  version: 3,
  revision: 9,
  schema: { kind: 'app', id: 'page' },
};

function create(answer: () => Partial<Answer> = () => ({ result: entry })) {
  const asked: Record<string, unknown>[] = [];
  const { root } = createPlainRoot({
    answers: {
      '/resource/get.do': (param) => {
        asked.push(param);
        return answer();
      },
    },
  });
  let role: string | undefined = 'staff';
  const store = new ResourceStore(
    () => root.client,
    () => role,
  );
  return { store, asked, setRole: (next: string | undefined) => (role = next) };
}

describe('ResourceStore', () => {
  it('fetches what is published, in the current role', async () => {
    const { store, asked } = create();
    expect(await store.load('app', 'page')).toMatchObject({
      kind: 'app',
      id: 'page',
      version: 3,
      document: entry.schema,
    });
    expect(asked[0]).toMatchObject({ kind: 'app', id: 'page', version: 'published', groupId: 'staff' });
  });

  it('shares one request among all who ask, and keeps the answer', async () => {
    const { store, asked } = create();
    const [first, second] = await Promise.all([store.load('app', 'page'), store.load('app', 'page')]);
    expect(second).toBe(first);
    expect(await store.load('app', 'page')).toBe(first);
    expect(asked).toHaveLength(1);
  });

  it('asks for each role, kind and id apart', async () => {
    const { store, asked, setRole } = create();
    await store.load('app', 'page');
    await store.load('form', 'page');
    setRole('admin');
    await store.load('app', 'page');
    setRole(undefined);
    await store.load('app', 'page');
    expect(asked).toHaveLength(4);
    expect('groupId' in asked[3]!).toBe(false);
  });

  it('asks for previews apart from what is published', async () => {
    const asked: Record<string, unknown>[] = [];
    const { root } = createPlainRoot({
      answers: {
        '/resource/get.do': (param) => {
          asked.push(param);
          return { result: entry };
        },
      },
    });
    for (const search of ['', '?skipPermission=1', '?managePreview=1', '']) {
      root.route.enter('/app/page', search);
      await root.resources.load('app', 'page');
    }
    expect(asked.map(({ version, skipPermission }) => [version, skipPermission])).toEqual([
      ['published', undefined],
      ['published', 1],
      ['draft', 1],
    ]);
  });

  it('finds the kind of an id by one call, and knows the document under that kind', async () => {
    const { store, asked } = create();
    const found = await store.loadFirst(['mgr', 'app'], 'page');
    expect(found.kind).toBe('app');
    expect(await store.load('app', 'page')).toBe(found);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ kind: 'mgr', orKinds: ['app'], id: 'page' });
  });

  it('does not keep a failure', async () => {
    const answers: Partial<Answer>[] = [{ msgState: 4, msg: 'gone' }, { result: entry }];
    const { store } = create(() => answers.shift()!);
    await expect(store.load('app', 'page')).rejects.toThrow('gone');
    await expect(store.load('app', 'page')).resolves.toMatchObject({ version: 3 });
  });

  it('does not forget a later request when an earlier one fails', async () => {
    const answers: Partial<Answer>[] = [{ msgState: 9, msg: 'down' }, { result: entry }];
    const { store, asked } = create(() => answers.shift()!);
    const early = store.load('app', 'page');
    store.clear();
    const late = store.load('app', 'page');
    await expect(early).rejects.toThrow('down');
    expect(await store.load('app', 'page')).toBe(await late);
    expect(asked).toHaveLength(2);
  });

  it('knows the named conditions of what was loaded, until cleared', async () => {
    const { store } = create(() => ({ result: { ...entry, conditions: { 'is-staff': rules } } }));
    expect(store.condition('is-staff')).toBeUndefined();
    await store.load('app', 'page');
    expect(store.condition('is-staff')).toEqual(rules);
    store.clear();
    expect(store.condition('is-staff')).toBeUndefined();
  });
});

describe('a list', () => {
  const form = { ...entry, id: 'student', kind: 'form', schema: { kind: 'form', id: 'student', fields: [] } };
  const list = {
    ...entry,
    id: 'students',
    kind: 'mgrList',
    schema: { kind: 'mgrList', id: 'students' },
    form,
  };

  it('brings the form of its module, which is asked for no more', async () => {
    const { store, asked } = create(() => ({ result: list }));
    await store.load('mgrList', 'students');
    expect((await store.load('form', 'student')).document).toEqual(form.schema);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ kind: 'mgrList', withForm: true });
  });

  it('keeps the form for the role that the list was asked for', async () => {
    const { store, asked, setRole } = create(() => ({ result: list }));
    await store.load('mgrList', 'students');
    setRole('admin');
    await store.load('form', 'student');
    expect(asked.map(({ kind, groupId }) => [kind, groupId])).toEqual([
      ['mgrList', 'staff'],
      ['form', 'admin'],
    ]);
  });
});
