import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyPatch } from '../../documents/diff/applyPatch.ts';
import { canonicalJson } from '../../documents/diff/canonicalJson.ts';
import { setMember } from '../../documents/edit/setMember.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import type { AppDocument, AtriumDocument } from '../../schemas/documents/index.ts';
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
  fails = false;

  readonly save: SavePatch = (revision, patch) => {
    this.sent.push(patch.length);
    if (this.fails) return Promise.reject(new Error('网络中断'));
    if (revision !== this.revision)
      return Promise.resolve({ revision: this.revision, document: this.document, by: '张老师', at: '' });
    this.document = applyPatch(this.document, patch) as AtriumDocument;
    this.revision += 1;
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
  keeper.fails = true;
  type('hello', '早');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([autosave.status, autosave.failure]).toEqual(['failed', '网络中断']);
  keeper.fails = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(autosave.status).toBe('saved');
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
  const { theirs } = model.pending ?? { theirs: model.base };
  model.settle(theirs, new Map(), { zhCN: '合并', enUS: 'Merge' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(autosave.status).toBe('saved');
  expect(canonicalJson(keeper.document)).toBe(canonicalJson(model.document));
});

test('the sum of a document does not depend on the order of its members', () => {
  expect(canonicalJson({ b: [{ d: 1, c: '中' }], a: null })).toBe('{"a":null,"b":[{"c":"中","d":1}]}');
});
