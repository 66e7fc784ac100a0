import { describe, expect, it, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { Answer, Envelope } from '../../schemas/wire/answer.ts';
import type { RuleSet } from '../../schemas/condition.ts';
import { NEVER_HOLDS } from '../../documents/namedRules.ts';
import type { Source } from '../../schemas/source.ts';
import { signAnswer } from '../data/sign.ts';
import { PageModel } from './PageModel.ts';

interface Call {
  param: Record<string, unknown>;
  aborted: () => boolean;
  answer: (answer: Partial<Answer>) => void;
}

/** A page with one source `rows`, whose calls wait until the test answers them. */
function create(source: Partial<Source> = {}) {
  const calls: Call[] = [];
  const transport: typeof fetch = (_input, init) =>
    new Promise((resolve) => {
      const { param } = JSON.parse(init?.body as string) as Envelope;
      calls.push({
        param: JSON.parse(param) as Record<string, unknown>,
        aborted: () => init?.signal?.aborted === true,
        answer: (answer) => {
          const body = JSON.stringify({ msgState: 1, msg: '', ...answer });
          resolve(
            new Response(body, { headers: { 'x-timestamp': '1', 'x-sign': signAnswer(body, '1', '') } }),
          );
        },
      });
    });
  const { root } = createPlainRoot({ transport });
  const page = new PageModel(
    root,
    {
      kind: 'app',
      id: 'test',
      variables: { kind: { type: 'text', initial: 'a' }, other: { type: 'text' } },
      sources: { rows: { call: 'student/list', ...source } },
    },
    {},
  );
  const rows = page.sources.get('rows')!;
  const settled = (status: string) => vi.waitFor(() => expect(rows.status).toBe(status));
  return { root, page, rows, calls, settled };
}

describe('a source', () => {
  it('is asked by the rules of a condition that its “where” names, and for nothing without it', () => {
    const first = (where: object) => {
      const { root, page, calls } = create({ param: { where } });
      root.resources.condition = (id) => (id === 'of-kind' ? rules('{{ vars.kind }}') : undefined);
      page.start();
      return calls[0]?.param.where;
    };
    const rules = (value: string): RuleSet => ({
      testRule: 'every',
      conditionList: [{ bindKey: 'kind', type: 'text', judgeType: 'equal', value }],
    });
    expect(first({ condition: 'of-kind' })).toEqual(rules('a'));
    expect(first({ condition: 'gone' })).toEqual(NEVER_HOLDS);
  });

  it('waits until the page is drawn, then loads once', async () => {
    const { page, rows, calls, settled } = create();
    expect(rows.status).toBe('idle');
    page.start();
    page.start();
    expect(calls).toHaveLength(1);
    expect(rows.status).toBe('loading');
    calls[0]?.answer({ list: [{ id: '1' }], total: 40 });
    await settled('ready');
    expect(rows).toMatchObject({ data: [{ id: '1' }], total: 40 });
    expect((page.scope.sources as Record<string, unknown>).rows).toEqual([{ id: '1' }]);
  });

  it('gives a result where the answer is no list', async () => {
    const { page, rows, calls, settled } = create();
    page.start();
    calls[0]?.answer({ result: { count: 3 } });
    await settled('ready');
    expect(rows.data).toEqual({ count: 3 });
  });

  it('loads again when a value that its parameters read changes, and for no other', () => {
    const { page, calls } = create({ param: { kind: '{{ vars.kind }}', limit: 5 } });
    page.start();
    page.setVariable('other', 'x');
    page.setVariable('kind', 'b');
    page.setVariable('kind', 'b');
    expect(calls.map(({ param }) => [param.kind, param.limit])).toEqual([
      ['a', 5],
      ['b', 5],
    ]);
  });

  it('keeps what it has in sight while the next is on its way', async () => {
    const { page, rows, calls, settled } = create();
    page.start();
    calls[0]?.answer({ list: [1] });
    await settled('ready');
    rows.reload();
    expect(rows).toMatchObject({ status: 'loading', data: [1] });
    calls[1]?.answer({ list: [2] });
    await settled('ready');
    expect(rows.data).toEqual([2]);
  });

  it('takes the answer to the last question only', async () => {
    const { page, rows, calls, settled } = create({ param: { kind: '{{ vars.kind }}' } });
    page.start();
    page.setVariable('kind', 'b');
    expect(calls[0]?.aborted()).toBe(true);
    calls[1]?.answer({ list: ['new'] });
    calls[0]?.answer({ list: ['old'] });
    await settled('ready');
    await Promise.resolve();
    expect(rows.data).toEqual(['new']);
  });

  it('loads again when its module was written to', () => {
    const { root, page, calls } = create();
    page.start();
    root.changes.changed('book');
    expect(calls).toHaveLength(1);
    root.changes.changed('student');
    expect(calls).toHaveLength(2);
  });

  it('waits for its condition', () => {
    const { page, calls } = create({ when: "{{ vars.kind == 'go' }}" });
    page.start();
    expect(calls).toHaveLength(0);
    page.setVariable('kind', 'go');
    expect(calls).toHaveLength(1);
  });

  it('loads only when asked where the document says so', () => {
    const { page, calls } = create({ auto: false });
    page.start();
    expect(calls).toHaveLength(0);
    page.reload('rows');
    expect(calls).toHaveLength(1);
  });

  it('says what went wrong, keeps what it had, and may be asked again', async () => {
    const { page, rows, calls, settled } = create();
    page.start();
    calls[0]?.answer({ list: [1] });
    await settled('ready');
    rows.reload();
    calls[1]?.answer({ msgState: 9, msg: '服务器错误' });
    await settled('failed');
    expect(rows).toMatchObject({ error: '服务器错误', data: [1] });
    rows.reload();
    calls[2]?.answer({ list: [2] });
    await settled('ready');
  });

  it('ends with its page', async () => {
    const { root, page, rows, calls } = create();
    page.start();
    page.dispose();
    expect(calls[0]?.aborted()).toBe(true);
    calls[0]?.answer({ list: [1] });
    root.changes.changed('student');
    await Promise.resolve();
    expect(calls).toHaveLength(1);
    expect(rows.data).toBeUndefined();
    expect(page.signal.aborted).toBe(true);
  });
});

describe('what is asked for', () => {
  it('is the same question where another object says the same', () => {
    const { page, calls } = create({ param: { kind: ['{{ vars.other ?? "" }}'] } });
    page.start();
    page.setVariable('other', '');
    expect(calls).toHaveLength(1);
    page.setVariable('other', 'xy');
    expect(calls).toHaveLength(2);
  });

  it('is nothing where a parameter fails: without its filter it would be all', async () => {
    const { page, rows, calls, settled, root } = create({ param: { where: '{{ nobody.filter }}' } });
    page.start();
    await settled('failed');
    expect([calls.length, rows.error !== '']).toEqual([0, true]);
    expect(root.log.entries.map(({ finding }) => finding.code)).toContain('UNKNOWN_NAME');
  });

  it('is taken back where the condition ends', async () => {
    const { page, rows, calls } = create({ when: '{{ vars.kind == "a" }}' });
    page.start();
    page.setVariable('kind', 'b');
    expect([calls[0]!.aborted(), rows.status]).toEqual([true, 'idle']);
    page.setVariable('kind', 'a');
    expect(calls).toHaveLength(2);
  });
});

it('sources that wait for each other are not loaded, and say why; others are', () => {
  const calls: string[] = [];
  const { root } = createPlainRoot({
    transport: (input) => {
      calls.push(input instanceof Request ? input.url : String(input));
      return new Promise(() => undefined);
    },
  });
  const source = (read: string) => ({ call: `${read}/list`, param: { limit: `{{ sources.${read} }}` } });
  const page = new PageModel(
    root,
    { kind: 'app', id: 'test', sources: { a: source('b'), b: source('a'), c: { call: 'c/list' } } },
    {},
  );
  page.start();
  expect(calls).toHaveLength(1);
  expect([...page.sources.values()].map(({ status }) => status)).toEqual(['failed', 'failed', 'loading']);
  expect(page.sources.get('a')!.error).toContain('a → b → a');
  expect(root.log.entries.map(({ finding }) => finding.code)).toEqual(['CYCLE', 'CYCLE']);
});
