import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import { DictionaryStore, optionList } from './DictionaryStore.ts';

const PATH = '/component/getSelectorData.htm';
const list = [{ value: '7', label: '计算机学院' }];

function create(answer: (param: Record<string, unknown>) => Partial<Answer> = () => ({ list })) {
  const asked: unknown[] = [];
  const { root } = createPlainRoot({
    answers: {
      [PATH]: (param) => {
        asked.push(param.source);
        return answer(param);
      },
    },
  });
  return { root, dictionaries: root.dictionaries, asked };
}

describe('DictionaryStore', () => {
  it('asks when a dictionary is first read, once, and tells those who read it', async () => {
    const { dictionaries, asked } = create();
    const seen: string[] = [];
    const stop = autorun(() => {
      seen.push(dictionaries.options('dictionary:college').status);
    });
    dictionaries.options('dictionary:college');
    await vi.waitFor(() => {
      expect(seen).toEqual(['loading', 'ready']);
    });
    expect(dictionaries.options('dictionary:college').find('7')?.label).toBe('计算机学院');
    expect(asked).toEqual(['dictionary:college']);
    stop();
  });

  it('asks anew once this page has written to the module of a list, which stays in sight meanwhile', async () => {
    const roles = [{ value: 'student', label: '学生' }];
    const { root, dictionaries, asked } = create(() => ({ list: roles }));
    const seen: string[] = [];
    const stop = autorun(() => {
      const { status, options } = dictionaries.options('role');
      seen.push(`${status} ${String(options.length)}`);
    });
    await vi.waitFor(() => expect(seen.at(-1)).toBe('ready 1'));
    roles.push({ value: 'repair', label: '维修员' });
    root.changes.changed('platform-user');
    expect(asked).toEqual(['role']);
    root.changes.changed('platform-role');
    await vi.waitFor(() => expect(seen.at(-1)).toBe('ready 2'));
    expect(seen.filter((each) => each.startsWith('loading'))).toEqual(['loading 0']);
    expect(asked).toEqual(['role', 'role']);
    stop();
  });

  it('asks anew for whoever reads a list a while later, and keeps the one before where that fails', async () => {
    let now = 0;
    let fails = false;
    const { root, asked } = create(() => (fails ? { msgState: 9 } : { list }));
    const told = vi.fn();
    const dictionaries = new DictionaryStore(() => root.client, told, { now: () => now });
    const kept = await dictionaries.fetch('role');
    now = 29_000;
    dictionaries.options('role');
    expect(asked).toHaveLength(1);
    fails = true;
    now = 31_000;
    expect(dictionaries.options('role')).toBe(kept);
    expect(asked).toHaveLength(2);
    await dictionaries.fetch('role');
    expect(dictionaries.options('role')).toBe(kept);
    expect(told).not.toHaveBeenCalled();
  });

  it('keeps a failure in sight without asking again, until somebody tries again', async () => {
    let fails = true;
    const { dictionaries, asked } = create(() => (fails ? { msgState: 9 } : { list }));
    expect((await dictionaries.fetch('person')).status).toBe('failed');
    expect(dictionaries.options('person').status).toBe('failed');
    expect(asked).toHaveLength(1);
    fails = false;
    await dictionaries.fetch('person');
    expect(dictionaries.options('person').status).toBe('ready');
  });

  it('says once that lists did not come, and asks again for all of them', async () => {
    let fails = true;
    const told = vi.fn();
    const { root, asked } = create(() => (fails ? { msgState: 9 } : { list }));
    const dictionaries = new DictionaryStore(() => root.client, told);
    await Promise.all([dictionaries.fetch('person'), dictionaries.fetch('college')]);
    expect(told).toHaveBeenCalledTimes(1);
    fails = false;
    dictionaries.fetchFailed();
    await vi.waitFor(() => expect(dictionaries.options('college').status).toBe('ready'));
    expect(asked).toEqual(['person', 'college', 'person', 'college']);
    fails = true;
    await dictionaries.fetch('dorm');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('asks again when it is read a while after a failure, and no sooner', async () => {
    let at = 0;
    const asked: number[] = [];
    const { root } = createPlainRoot({
      answers: {
        [PATH]: () => {
          asked.push(at);
          return at === 0 ? { msgState: 9 } : { list };
        },
      },
    });
    const dictionaries = new DictionaryStore(
      () => root.client,
      () => undefined,
      { now: () => at },
    );
    await dictionaries.fetch('person');
    const seen: string[] = [];
    const stop = autorun(() => {
      seen.push(dictionaries.options('person').status);
    });
    at = 9_999;
    dictionaries.options('person');
    at = 10_000;
    expect(dictionaries.options('person').status).toBe('failed');
    await expect.poll(() => seen).toEqual(['failed', 'ready']);
    expect(asked).toEqual([0, 10_000]);
    stop();
  });

  it('keeps no answer of before it was cleared', async () => {
    let label = '旧';
    const { dictionaries } = create(() => ({ list: [{ value: '7', label }] }));
    const late = dictionaries.fetch('person');
    dictionaries.clear();
    label = '新';
    await late;
    expect(dictionaries.options('person').status).toBe('loading');
    await dictionaries.fetch('person');
    expect(dictionaries.options('person').find('7')?.label).toBe('新');
  });

  it('asks anew once cleared', async () => {
    const { dictionaries, asked } = create();
    await dictionaries.fetch('role');
    dictionaries.clear();
    expect(dictionaries.options('role').status).toBe('loading');
    expect(asked).toEqual(['role', 'role']);
  });
});

describe('optionList', () => {
  it('finds options whatever the type of the value', () => {
    const options = optionList('ready', [
      { value: 1, label: 'one' },
      { value: true, label: 'yes' },
      { value: 'a', label: 'letter' },
    ]);
    expect([1, '1', true, 'true', 'a'].map((value) => options.find(value)?.label)).toEqual([
      'one',
      'one',
      'yes',
      'yes',
      'letter',
    ]);
    for (const none of [null, undefined, '', 'b', {}]) expect(options.find(none)).toBeUndefined();
  });
});
