import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { field, formDocument, pageDocument as page } from '../../../tests/support/plainDocuments.ts';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { PROPOSALS, proposalWork, proposer } from '../../conditions/check/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { documentSchemas } from '../../schemas/documents/index.ts';
import { checkDocument } from './checkDocument.ts';
import { narrowed } from './narrow.ts';
import { createVocabulary } from '../vocabulary.ts';

// What the check of a document costs grows with its length. Work is counted here, not timed.

const around = { ...createVocabulary(plainMetas), document: () => undefined, ids: () => [] };
const proposes = ({ message }: Finding): boolean => message.enUS.includes('did you mean');

/** A page of so many variables, and as many texts that each misspell another one. */
function slips(count: number): object {
  const names = Array.from({ length: count }, (_, index) => `variableNumber${String(index)}`);
  return page({
    variables: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
    body: names.map((_, index) => ({
      type: 'label',
      id: `n${String(index)}`,
      props: { text: `{{ vars.variableNumbr${String(index)}x }}` },
    })),
  });
}

describe('thousands of slips among thousands of names', () => {
  const spent = (count: number) => {
    const proposals = proposalWork();
    const before = proposals.left;
    const found = checkDocument(slips(count), { ...around, proposals });
    return { found, work: before - proposals.left };
  };

  test('are all told, and mended as far as one would read', () => {
    const { found } = spent(400);
    expect(found).toHaveLength(400);
    expect(found.filter(proposes)).toHaveLength(PROPOSALS);
    expect(found.filter(({ fix }) => fix !== undefined)).toHaveLength(PROPOSALS);
  });

  test('cost what their number says', () => {
    expect(spent(800).work).toBeLessThan(2.5 * spent(400).work);
  });

  test('cost no more than the whole may', () => {
    const proposals = { left: 1000 };
    const found = checkDocument(slips(400), { ...around, proposals });
    expect(found).toHaveLength(400);
    // What was begun is brought to its end.
    expect(proposals.left).toBeGreaterThan(-1000);
  });
});

test('candidates are not even listed once enough was proposed', () => {
  let listed = 0;
  const propose = proposer(2);
  const candidates = (): string[] => {
    listed += 1;
    return ['days'];
  };
  const proposed = ['dayz', 'dais', 'dys'].map((name) => propose(name, candidates));
  expect(proposed).toEqual(['days', 'days', undefined]);
  expect(listed).toBe(2);
});

test('names whose record was forgotten are mended as far as one would read, and told as far in each text', () => {
  const names = Array.from({ length: 100 }, (_, index) => `f${String(index)}`);
  const fields = names.map((name) => field(name, { value: `{{ ${names.join(' + ')} }}` }));
  const found = checkDocument(formDocument(fields), around).filter(({ code }) => code === 'UNKNOWN_NAME');
  expect(found.filter(({ fix }) => fix !== undefined)).toHaveLength(PROPOSALS);
  expect(found).toHaveLength(20 * names.length);
});

describe('patterns', () => {
  const compiled = (values: readonly string[], size: number) => {
    const sources: string[] = [];
    const pattern = (source: string) => {
      sources.push(source);
      if (size > 1000) throw new RangeError('The pattern is too large: let it repeat less.');
      return Object.assign(() => true, { size });
    };
    const fields = values.map((value, at) =>
      field(`f${String(at)}`, { rules: [{ rule: 'pattern', value }] }),
    );
    const found = checkDocument(formDocument(fields), { ...around, pattern });
    return { sources, found: found.filter(({ code }) => code === 'PATTERN') };
  };
  const different = Array.from({ length: 400 }, (_, at) => `^a{${String(at)}}$`);

  test('that stand in many places are compiled once, and told at each', () => {
    const { sources, found } = compiled(['a{9}', 'a{9}', 'a{9}'], 9000);
    expect(sources).toEqual(['a{9}']);
    expect(found.map(({ path }) => path)).toEqual(
      ['/fields/0', '/fields/1', '/fields/2'].map((at) => `${at}/rules/0/value`),
    );
  });

  test.each([
    ['as people write them are all compiled', 50, 400],
    ['that are large are compiled as far as a document is worth', 1000, 200],
    ['that are too large are given up sooner', 9000, 20],
  ])('%s', (_, size, most) => {
    const { sources, found } = compiled(different, size);
    expect(sources.length).toBeLessThanOrEqual(most);
    expect(found).toHaveLength(different.length - (size > 1000 ? 0 : sources.length));
  });
});

describe('one text', () => {
  const texts = (text: string) =>
    checkDocument(page({ body: [{ type: 'label', id: 'a', props: { text } }] }), around);

  test('says one thing of one name, however often it stands there', () => {
    const found = texts('{{ parms }} '.repeat(300));
    expect(found).toMatchObject([{ code: 'UNKNOWN_NAME', fix: { value: '{{ params }} '.repeat(300) } }]);
  });

  test('that is very long is not written anew', () => {
    const [found] = texts('{{ parms }} '.repeat(8000));
    expect(found).toMatchObject({ code: 'TEMPLATE_TOO_LONG' });
    expect(found).not.toHaveProperty('fix');
  });
});

describe('one mistake among thousands of nodes inside another', () => {
  const compiled = Compile(documentSchemas.app);
  const children = Array.from({ length: 3000 }, (_, at) => ({
    type: 'label',
    id: `n${String(at)}`,
    ...(at === 2500 && { visibel: true }),
  }));
  const document = page({
    body: [
      { type: 'label', id: 'first' },
      { type: 'box', id: 'box', children },
    ],
  });

  test('is told where it stands, and at the cost of the few that are wrong', () => {
    const fits = (_kind: string, each: object): boolean => compiled.Check(each);
    const found = checkDocument(document, { ...around, fits });
    expect(found.map(({ path }) => path)).toContain('/body/1/children/2500/visibel');
    const small = { ...document, body: [{ type: 'box', id: 'box', children: [children[2500]] }] };
    expect(found.map(({ code }) => code)).toEqual(checkDocument(small, around).map(({ code }) => code));
    const { document: part } = narrowed(document, (each) => compiled.Check(each), 50);
    expect(part).toEqual(small);
  });
});

test('an object of more members than anybody writes is one finding, and its shape is not asked for', () => {
  const wide = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`m${String(at)}`, 1]));
  const fits = () => {
    throw new Error('The shape was asked for.');
  };
  expect(checkDocument(page(wide), { ...around, fits })).toMatchObject([{ code: 'TOO_MUCH', path: '' }]);
  expect(
    checkDocument(page({ variables: { v: { type: 'record', initial: wide } } }), { ...around, fits }),
  ).toMatchObject([{ code: 'TOO_MUCH', path: '/variables/v/initial' }]);
});

test('a long list of texts is a list of texts', () => {
  const initial = Array.from({ length: 100_000 }, (_, index) => `t${String(index)}`);
  expect(checkDocument(page({ variables: { v: { type: 'list', initial } } }), around)).toEqual([]);
});

test('a condition of many rules is not read for each of many nodes', () => {
  const rule = { bindKey: 'nothing', type: 'text', judgeType: 'empty' };
  const rules = { testRule: 'every', conditionList: Array.from({ length: 1000 }, () => rule) };
  const named = { kind: 'condition', schemaVersion: 1, id: 'big', name: 'big', rules };
  const body = Array.from({ length: 100 }, (_, index) => ({
    type: 'label',
    id: `n${String(index)}`,
    visible: { condition: 'big' },
  }));
  const document = ((kind: string) => (kind === 'condition' ? named : undefined)) as never;
  const found = checkDocument(page({ body }), { ...around, document });
  expect(found.length).toBeLessThan(30_000);
  expect(found.length).toBeGreaterThan(1000);
});
