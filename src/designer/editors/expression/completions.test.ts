import { expect, test } from 'vitest';
import { callsOf } from '../../../../tests/support/callCount.ts';
import { functionTable } from '../../../conditions/index.ts';
import { scopeAt, type ScopeName } from '../../../documents/check/scopeAt.ts';
import { createVocabulary } from '../../../documents/vocabulary.ts';
import { metas } from '../../../renderers/metas.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import { writtenOptions } from '../../settings/writtenOptions.ts';
import { completionsAt, type Completion } from './completions.ts';
import { toldAt } from './hover.ts';
import { slipsIn } from './slipsIn.ts';
import { expressionAt } from './written.ts';

const form: FormDocument = {
  ...{ kind: 'form', schemaVersion: 1, id: 'repair', name: '报修', grants: [] },
  variables: { rooms: { type: 'list' } },
  fields: [
    { type: 'input', id: 'f1', name: 'reporter', title: { zhCN: '报修人', enUS: 'Reporter' } },
    {
      ...{ type: 'select', id: 'f2', name: 'state', title: '状态' },
      props: {
        options: [
          { value: 'open', label: { zhCN: '待处理', enUS: 'Open' } },
          { value: 'done', label: { zhCN: '已完成', enUS: 'Done' } },
        ],
      },
    },
  ],
};
const vocabulary = createVocabulary(metas);
const seen = scopeAt(form, '/fields/0/visible', { ...vocabulary, document: () => undefined, ids: () => [] });
const offered = {
  names: seen.names,
  functions: functionTable,
  optionsOf: writtenOptions,
  locale: 'zhCN' as const,
};

/** What is written where an offer is taken, as text. */
const written = (each: Completion): string =>
  each.kind === 'name'
    ? each.found.name.path
    : each.kind === 'function'
      ? each.entry.name
      : each.kind === 'option'
        ? each.value
        : each.word;
const offers = (source: string, asked = false): readonly string[] | undefined =>
  completionsAt(source, source.length, offered, asked)?.list.map(written);

test.each([
  ['报修人', 'form.reporter'],
  ['reporter', 'form.reporter'],
  ['form.re', 'form.reporter'],
  ['form.报', 'form.reporter'],
  ['1 + 报修', 'form.reporter'],
  ['rou', 'round'],
  ['group', 'platform_group'],
  ['tru', 'true'],
])('%s offers %s', (source, first) => {
  expect(offers(source)?.[0]).toBe(first);
});

test('the whole path that was begun is written anew', () => {
  expect(completionsAt('1 + form.re', 11, offered)?.from).toBe(4);
});

test('in quotes the options of what is compared are offered, elsewhere nothing', () => {
  expect(offers("form.state == '")).toEqual(['open', 'done']);
  expect(offers("form.state != '完")).toEqual(['done']);
  expect(offers("form.reporter == 'x")).toBeUndefined();
  expect(offers("form.state == 'open'")).toBeUndefined();
  expect(offers('')).toBeUndefined();
  expect(offers('', true)).toContain('form.reporter');
  expect(offers('12')).toBeUndefined();
});

test('what a key costs in a scope of thousands of names grows with their number', async () => {
  const names = Array.from({ length: 4000 }, (_, at): ScopeName => ({
    ...{ name: `n${String(at)}`, path: `n${String(at)}`, title: `字段 ${String(at)}` },
    ...{ type: { kind: 'text' }, declaredBy: undefined, isPlatform: false, members: [] },
  }));
  const key = (count: number) => () => {
    const found = completionsAt('字段', 2, { ...offered, names: names.slice(0, count) });
    expect(found?.list).toHaveLength(100);
  };
  const [half = 0, whole] = await callsOf(key(2000), key(4000));
  expect(whole).toBeLessThan(3 * half);
});

test('a slip is told at its word, with the word that was meant', () => {
  const slips = (text: string, writing: 'expression' | 'text') =>
    slipsIn(text, writing, seen.scope, functionTable).map(({ from, to, instead }) => [
      text.slice(from, to),
      instead,
    ]);
  expect(slips('form.reporte + 1', 'expression')).toEqual([['reporte', 'reporter']]);
  expect(slips('您好 {{ form.reporte }}，{{ nobody }}', 'text')).toEqual([
    ['reporte', 'reporter'],
    ['nobody', undefined],
  ]);
  expect(slips('round(1, 2) +', 'expression')).toHaveLength(1);
  expect(slips('rond(1.5)', 'expression')).toEqual([['rond', 'round']]);
});

test('of a text only what stands in braces is an expression, closed or not', () => {
  expect(expressionAt('a {{ b }} c', 'text', 0)).toBeUndefined();
  expect(expressionAt('a {{ b }} c', 'text', 6)?.source).toBe(' b ');
  expect(expressionAt('a {{ b', 'text', 6)?.source).toBe(' b');
});

test('a name and a function are told by what they are', () => {
  expect(toldAt('form.reporter', 8, offered)).toMatchObject({
    head: '表单 › 报修人',
    body: 'form.reporter · 文本',
  });
  expect(toldAt('form.reporter', 1, offered)).toMatchObject({ head: '表单', to: 4 });
  expect(toldAt('round(1)', 2, offered)?.head).toContain('round(');
  expect(toldAt('nobody', 2, offered)).toBeUndefined();
});
