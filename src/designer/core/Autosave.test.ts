import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyPatch } from '../../documents/diff/applyPatch.ts';
import { canonicalJson } from '../../documents/diff/canonicalJson.ts';
import { setMember } from '../../documents/edit/setMember.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import type { AppDocument, AtriumDocument } from '../../schemas/documents/index.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { Autosave, type SavePatch } from './Autosave.ts';
import { DesignModel } from './DesignModel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page: AppDocument = {
  kind: 'app',
  schemaVersion: 1,
  id: 'repairs',
  name: '报修',
  body: [
    { type: 'text', id: 'hello', props: { text: '你好' } },
    { type: 'text', id: 'bye', props: { text: '再见' } },
  ],
};

/** A server that keeps one document, and what it was sent. */
class Keeper {
  revision = 1;
  document: AtriumDocument = page;
  readonly sent: number[] = [];
  fails: Error | undefined = undefined;
  losesAnswers = false;
  private readonly answered = new Map<string, number>();

  readonly save: SavePatch = (patch) => {
    this.sent.push(patch.patch.length);
    if (this.fails) return Promise.reject(this.fails);
    const answer = this.take(patch);
    return this.losesAnswers ? Promise.reject(new ApiError('network', '网络中断')) : answer;
  };

  private readonly take: SavePatch = ({ revision, patch, requestId }) => {
    const before = this.answered.get(requestId);
    if (before !== undefined) return Promise.resolve({ revision: before });
    if (revision !== this.revision)
      return Promise.resolve({ revision: this.revision, document: this.document, by: '张老师', at: '' });
    this.document = applyPatch(this.document, patch) as AtriumDocument;
    this.revision += 1;
    this.answered.set(requestId, this.revision);
    return Promise.resolve({ revision: this.revision });
  };

  /** Somebody else saves. */
  overtake(document: AtriumDocument): void {
    this.document = document;
    this.revision += 1;
  }
}

function begin() {
  const keeper = new Keeper();
  const model = new DesignModel({ revision: 1, document: page }, { metas: createMetaIndex([]) });
  const autosave = new Autosave(model, keeper.save);
  const type = (key: string, text: string) => model.run(setMember([key], '/props/text', text, '文本'));
  return { keeper, model, autosave, type };
}

test('what was changed is saved a pause after the last change, once', async () => {
  const { keeper, model, autosave, type } = begin();
  type('hello', '早');
  type('hello', '早上好');
  expect(autosave.status).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.sent).toEqual([1]);
  expect(keeper.document).toEqual(model.document);
  expect(autosave.status).toBe('saved');
});

test('a change that is taken back before the pause ends is not sent', async () => {
  const { keeper, model, autosave, type } = begin();
  type('hello', '早');
  model.undo();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.sent).toEqual([]);
  expect(autosave.status).toBe('saved');
});

test('a save that fails is told, tried again, and loses nothing', async () => {
  const { keeper, model, autosave, type } = begin();
  keeper.fails = new Error('网络中断');
  type('hello', '早');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([autosave.status, autosave.failure]).toEqual(['failed', '网络中断']);
  keeper.fails = undefined;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(autosave.status).toBe('saved');
  expect(keeper.document).toEqual(model.document);
});

test('a save whose answer is lost is one’s own: nobody is asked about it, and what is taken back does not return', async () => {
  const { keeper, model, autosave, type } = begin();
  keeper.losesAnswers = true;
  type('hello', '早');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([autosave.status, keeper.revision]).toEqual(['failed', 2]);
  model.undo();
  type('bye', '回见');
  keeper.losesAnswers = false;
  await autosave.refresh(() => Promise.resolve(keeper));
  await vi.advanceTimersByTimeAsync(6_000);
  expect([autosave.status, autosave.mergedFrom]).toEqual(['saved', undefined]);
  expect(keeper.document).toEqual(model.document);
  expect(JSON.stringify(keeper.document)).toMatch(/你好.*回见/);
});

test('what the server refuses is not sent again until something else is', async () => {
  const { keeper, autosave, type } = begin();
  keeper.fails = new ApiError('refused', '没有权限', { code: 'FORBIDDEN', msgState: msgStates.forbidden });
  type('hello', '您好');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([keeper.sent, autosave.status, autosave.failure]).toEqual([[1], 'failed', '没有权限']);
  keeper.fails = undefined;
  type('bye', '再会');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([keeper.sent, autosave.status]).toEqual([[1, 2], 'saved']);
});

test('where the session ends nothing is sent any more; the autosave of the next login goes on, first with what may be saved', async () => {
  const { keeper, model, autosave, type } = begin();
  keeper.losesAnswers = true;
  type('hello', '早');
  await vi.advanceTimersByTimeAsync(1_000);
  type('bye', '回见');
  const unanswered = autosave.suspend();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keeper.sent).toEqual([1]);
  keeper.losesAnswers = false;
  const next = new Autosave(model, keeper.save, unanswered);
  expect(next.status).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(3_000);
  expect([next.status, next.mergedFrom]).toEqual(['saved', undefined]);
  expect(keeper.document).toEqual(model.document);
});

test('what somebody else saved is merged and saved; the same place waits for a decision', async () => {
  const { keeper, model, autosave, type } = begin();
  const bye = (text: string): AppDocument => ({
    ...page,
    body: [page.body[0] ?? { type: 'text', id: 'x' }, { type: 'text', id: 'bye', props: { text } }],
  });
  keeper.overtake(bye('回见'));
  type('hello', '早');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(autosave.status).toBe('saved');
  expect(autosave.mergedFrom).toBe('张老师');
  expect(canonicalJson(keeper.document)).toBe(canonicalJson(model.document));
  expect(JSON.stringify(keeper.document)).toMatch(/早.*回见/);

  keeper.overtake({ ...keeper.document, ...bye('慢走') });
  type('bye', '明天见');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(autosave.status).toBe('conflict');
  const before = keeper.sent.length;
  type('bye', '后天见');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(keeper.sent.length).toBe(before);
  model.decide(new Map(), { zhCN: '合并', enUS: 'Merge' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(autosave.status).toBe('saved');
  expect(canonicalJson(keeper.document)).toBe(canonicalJson(model.document));
});

test('the sum of a document does not depend on the order of its members', () => {
  expect(canonicalJson({ b: [{ d: 1, c: '中' }], a: null })).toBe('{"a":null,"b":[{"c":"中","d":1}]}');
});
