import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field } from '../../../tests/support/plainDocuments.ts';
import { openPlainForm } from '../../../tests/support/plainForm.ts';
import type { Draft } from '../../schemas/wire/draft.ts';
import { ApiError } from '../data/ApiError.ts';
import { DraftModel } from './DraftModel.ts';
import type { DraftPlace, DraftStore } from './DraftStore.ts';
import { rescuedDrafts } from './rescuedDrafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const place: DraftPlace = { kind: 'form', form: 'leave' };
const keyOf = ({ form, id = '' }: DraftPlace): string => `${form}/${id}`;
const updatedAt = '2026-11-22T02:32:00.000Z';
const before: Draft = { data: { a: '以前' }, updatedAt };

interface Kept extends DraftStore {
  readonly drafts: Map<string, Draft>;
  ended: boolean;
}

function store(lasting: boolean, first?: Draft): Kept {
  const drafts = new Map<string, Draft>(first ? [[keyOf(place), first]] : []);
  return {
    drafts,
    lasting,
    ended: false,
    get: (at) => Promise.resolve(drafts.get(keyOf(at)) ?? null),
    save: (at, data) => {
      drafts.set(keyOf(at), { data: { ...data }, updatedAt });
      return Promise.resolve({ updatedAt });
    },
    remove: (at) => {
      drafts.delete(keyOf(at));
      return Promise.resolve();
    },
  };
}

async function open(drafts: DraftStore) {
  const { form } = openPlainForm([field('a'), field('b')]);
  const draft = new DraftModel(form, drafts, place);
  await draft.open(new AbortController().signal);
  return { form, draft };
}
const settle = () => vi.advanceTimersByTimeAsync(2500);

it('is kept two seconds after the last key', async () => {
  const kept = store(true);
  const { form, draft } = await open(kept);
  const save = vi.spyOn(kept, 'save');
  form.setValue('a', '林');
  await vi.advanceTimersByTimeAsync(1500);
  form.setValue('a', '林知');
  await vi.advanceTimersByTimeAsync(1999);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls.map(([, data]) => data)).toEqual([{ a: '林知' }]);
  draft.dispose();
});

describe('a draft that could not be kept', () => {
  it('is kept once the server can be reached, without a further word', async () => {
    const kept = store(true);
    const { form, draft } = await open(kept);
    const { save } = kept;
    kept.save = () => Promise.reject(new TypeError('Failed to fetch'));
    form.setValue('a', 'x');
    await settle();
    expect([draft.failed, kept.drafts.size]).toEqual([true, 0]);
    kept.save = save;
    draft.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([draft.failed, kept.drafts.size]).toEqual([false, 1]);
    kept.save = () => Promise.reject(new TypeError('Failed to fetch'));
    form.setValue('a', 'y');
    await settle();
    kept.save = save;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(kept.drafts.get('leave/')?.data).toEqual({ a: 'y' });
    draft.dispose();
  });

  it('is not tried again where it was refused, nor after the form was left', async () => {
    const kept = store(true);
    const { form, draft } = await open(kept);
    const save = vi.fn(() => Promise.reject(new ApiError('refused', '草稿过大')));
    kept.save = save;
    form.setValue('a', 'x');
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([draft.failed, save.mock.calls.length]).toEqual([true, 1]);
    draft.dispose();
    draft.retry();
    expect(save).toHaveBeenCalledOnce();
  });
});

describe('a draft that could not be removed', () => {
  it('is removed once the server can be reached, whatever is typed meanwhile', async () => {
    const kept = store(true);
    const { form, draft } = await open(kept);
    form.setValue('a', 'x');
    await settle();
    const { remove } = kept;
    kept.remove = () => Promise.reject(new TypeError('Failed to fetch'));
    form.stored({ id: 'r1', revision: 1, a: 'x' });
    await vi.advanceTimersByTimeAsync(0);
    expect([draft.failed, [...kept.drafts.keys()]]).toEqual([true, ['leave/']]);
    kept.remove = remove;
    form.setValue('b', 'y');
    await settle();
    expect([draft.failed, [...kept.drafts.keys()]]).toEqual([false, ['leave/r1']]);
    draft.dispose();
  });

  it('is named to the server by the write of its record, unless it is still offered', async () => {
    const endedBy = ({ kind, form }: DraftPlace) => ({ kind, form, replaces: updatedAt });
    const { form, draft } = await open({ ...store(true), endedBy });
    expect(form.endedDraft?.()).toBeUndefined();
    form.setValue('a', 'x');
    await settle();
    expect(form.endedDraft?.()).toEqual({ kind: 'form', form: 'leave', replaces: updatedAt });
    draft.dispose();
    const offered = await open({ ...store(true, before), endedBy });
    expect(offered.form.endedDraft?.()).toBeUndefined();
    offered.draft.dispose();
  });
});

describe('a draft of another window', () => {
  it('is taken as it is by then, or as it was offered where nobody answers', async () => {
    const kept = store(true);
    const { form, draft } = await open(kept);
    const conflict = new ApiError('refused', '草稿已更新', { code: 'REVISION_CONFLICT' });
    kept.save = () => Promise.reject(conflict);
    kept.drafts.set(keyOf(place), before);
    form.setValue('a', 'x');
    await settle();
    expect([draft.contested, draft.offered]).toEqual([true, before]);
    const { get } = kept;
    kept.get = () => Promise.reject(new TypeError('Failed to fetch'));
    await draft.renew();
    expect(draft.offered).toEqual(before);
    kept.get = get;
    kept.drafts.set(keyOf(place), { data: { a: '现在' }, updatedAt: '2026-11-22T02:33:00.000Z' });
    await draft.renew();
    draft.take();
    expect(form.values.a).toBe('现在');
    expect(draft.contested).toBe(false);
    draft.dispose();
  });
});

describe('drafts against accidents', () => {
  it('go when their form is left', async () => {
    const kept = store(false);
    const { form, draft } = await open(kept);
    form.setValue('a', 'x');
    await settle();
    expect(kept.drafts.size).toBe(1);
    draft.dispose();
    await settle();
    expect(kept.drafts.size).toBe(0);
  });

  it('stay while nobody has answered their offer, also when something else is saved', async () => {
    const kept = store(false, before);
    const { form, draft } = await open(kept);
    expect(draft.offered).toEqual(before);
    form.setValue('b', 'y');
    form.stored({ id: '7', revision: 1, a: null, b: 'y' });
    await settle();
    draft.dispose();
    await settle();
    expect(kept.drafts.get('leave/')).toEqual(before);
  });

  it('hold what was typed up to the end of the session, over an offer that was not answered', async () => {
    const kept = store(false, before);
    const { form, draft } = await open(kept);
    form.setValue('b', 'y');
    kept.ended = true;
    draft.dispose();
    await settle();
    expect(kept.drafts.get('leave/')?.data).toEqual({ a: '以前', b: 'y' });
  });

  it('hold no secrets, and do not count as all that was typed beside one', async () => {
    const kept = store(true);
    const { form } = openPlainForm([field('a'), field('pin', { type: 'secret-field' })]);
    const draft = new DraftModel(form, kept, place);
    await draft.open(new AbortController().signal);
    form.setValue('a', 'x');
    await settle();
    expect(draft.isKept).toBe(true);
    expect(draft.leavesSecretOut).toBe(false);
    form.setValue('pin', '204815');
    await settle();
    expect(kept.drafts.get('leave/')?.data).toEqual({ a: 'x' });
    expect(draft.isKept).toBe(false);
    expect(draft.leavesSecretOut).toBe(true);
  });

  it('are brought up to date when the page goes', async () => {
    const kept = store(false);
    const { form, draft } = await open(kept);
    form.setValue('a', 'x');
    draft.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.drafts.get('leave/')?.data).toEqual({ a: 'x' });
  });
});

describe('drafts on the server', () => {
  it('wait in the tab when the session has ended, are offered from there, and go with the next that is kept', async () => {
    const server = store(true, before);
    const tab = store(false);
    const first = await open(rescuedDrafts(server, tab));
    first.draft.take();
    first.form.setValue('a', '以前和现在');
    tab.ended = true;
    first.draft.dispose();
    await settle();
    expect(server.drafts.get('leave/')).toEqual(before);

    tab.ended = false;
    const second = await open(rescuedDrafts(server, tab));
    expect(second.draft.offered?.data).toEqual({ a: '以前和现在' });
    second.draft.take();
    second.form.setValue('b', 'y');
    await settle();
    expect(server.drafts.get('leave/')?.data).toEqual({ a: '以前和现在', b: 'y' });
    expect(tab.drafts.size).toBe(0);
  });
});
