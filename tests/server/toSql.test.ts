import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  evaluate,
  operatorsByType,
  parseTime,
  type SqlColumns,
  sqlFunctions,
  toNumber,
  toSql,
  toText,
} from '../../src/conditions/index.ts';
import { type Condition, type DataType, dataTypes, type RuleSet } from '../../src/schemas/condition.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { jsonValue, numberTexts, row, timeTexts, value } from '../support/conditionValues.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const statement of sqlFunctions) await client.query(statement);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const columns: SqlColumns = {
  t: { sql: 'r.t', type: 'text' },
  t2: { sql: 'r.t2', type: 'text' },
  n: { sql: 'r.n', type: 'number' },
  b: { sql: 'r.b', type: 'bool' },
  d: { sql: 'r.d', type: 'date' },
  dt: { sql: 'r.dt', type: 'datetime' },
  l: { sql: 'r.l', type: 'list' },
  u: { sql: 'r.u', type: 'user' },
  j: { sql: 'r.j', type: 'json' },
};
const bindKeys = Object.keys(columns);

type Row = Record<string, unknown>;

/** Runs conditions over records as a table would hold them; one list of verdicts for each record. */
async function select(records: readonly Row[], conditions: readonly RuleSet[], scope: Row, zone: string) {
  const values: unknown[] = [JSON.stringify(records.map((record, place) => ({ ...record, place })))];
  const texts = conditions.map((condition) => {
    const written = toSql(condition, columns, scope, { zone, firstParameter: values.length + 1 });
    values.push(...written.values);
    return written.text;
  });
  const { rows } = await client.query<{ verdicts: (boolean | null)[] }>(
    `select array[${texts.join(', ')}]::boolean[] as verdicts
     from jsonb_to_recordset($1::jsonb) as r(place int, t text, t2 text, n numeric, b boolean, d date,
       dt timestamptz(3), l jsonb, u jsonb, j jsonb)
     order by place`,
    values,
  );
  return rows.map(({ verdicts }) => verdicts);
}

const leaf = (condition: Condition): RuleSet => ({ testRule: 'every', conditionList: [condition] });
const zones = ['Asia/Shanghai', 'UTC', 'America/New_York', 'Europe/London'];
const scope = { p: '12', who: ['a', 'b'], when: '2024-01-01 08:00', nothing: null };

const isRefused = (condition: RuleSet, zone: string): boolean =>
  toSql(condition, columns, scope, { zone }).findings.some(({ code }) => code === 'CONDITION_NO_SQL');

describe.each(dataTypes)('type %s', (type: DataType) => {
  test.each(operatorsByType[type])('%s selects the rows that evaluate accepts', async (judgeType) => {
    const condition = fc.record({ bindKey: fc.constantFrom(...bindKeys), value });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        fc.array(condition, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...zones),
        async (records, drafts, zone) => {
          const conditions = drafts
            .map((draft) => leaf({ ...draft, type, judgeType }))
            .filter((each) => !isRefused(each, zone));
          const verdicts = await select(records, conditions, scope, zone);
          const expected = records.map((record) =>
            conditions.map((each) => evaluate(each, { ...scope, ...record }, { zone })),
          );
          expect(verdicts).toEqual(expected);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('conversions in the database', () => {
  test('text to number', async () => {
    const { rows } = await client.query<{ number: number }>(
      'select atrium.to_number(text) as number from unnest($1::text[]) with ordinality as t(text, place) order by place',
      [[...numberTexts, ...timeTexts]],
    );
    const expected = [...numberTexts, ...timeTexts].map((text) => toNumber(text) + 0);
    expect(rows.map(({ number }) => number + 0)).toEqual(expected);
  });

  test.each(zones)('text to time in %s', async (zone) => {
    const { rows } = await client.query<{ millis: number | null }>(
      'select atrium.to_millis(text, $2) as millis from unnest($1::text[]) with ordinality as t(text, place) order by place',
      [[...timeTexts, ...numberTexts], zone],
    );
    const expected = [...timeTexts, ...numberTexts].map((text) => parseTime(text, zone) ?? null);
    expect(rows.map(({ millis }) => millis)).toEqual(expected);
  });

  test('local times of every year in many zones', async () => {
    const local = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 16).replace('T', ' '));
    const zone = fc.constantFrom(
      ...zones,
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/Sao_Paulo',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(local, { minLength: 1, maxLength: 50 }), zone, async (texts, name) => {
        const { rows } = await client.query<{ millis: number }>(
          'select atrium.to_millis(text, $2) as millis from unnest($1::text[]) with ordinality as t(text, place) order by place',
          [texts, name],
        );
        expect(rows.map(({ millis }) => millis)).toEqual(texts.map((text) => parseTime(text, name)));
      }),
      { numRuns: 50 },
    );
  });

  test('JSON to text', async () => {
    await fc.assert(
      fc.asyncProperty(jsonValue, async (json) => {
        const { rows } = await client.query<{ text: string; stored: unknown }>(
          'select atrium.json_text($1::jsonb) as text, $1::jsonb as stored',
          [JSON.stringify(json)],
        );
        expect(rows[0]?.text).toBe(toText(rows[0]?.stored));
      }),
      { numRuns: 300 },
    );
  });
});

describe('whole rule sets', () => {
  const condition = fc
    .record({
      bindKey: fc.constantFrom(...bindKeys, 'p', 'who', 'absent'),
      value,
      type: fc.constantFrom(...dataTypes),
    })
    .chain((draft) =>
      fc
        .constantFrom(...operatorsByType[draft.type])
        .map((judgeType): Condition => ({ ...draft, judgeType })),
    );
  const tree = fc.letrec<{ tree: NonNullable<RuleSet['conditionTree']> }>((tie) => ({
    tree: fc.record({
      union: fc.constantFrom('AND' as const, 'OR' as const),
      list: fc.array(
        fc.oneof({ depthSize: 'small' }, condition, fc.constantFrom('0', '1', '9'), tie('tree')),
        { maxLength: 3 },
      ),
    }),
  })).tree;

  test('select the rows that evaluate accepts', async () => {
    const ruleSet = fc.record({
      testRule: fc.constantFrom('every' as const, 'some' as const, 'custom' as const),
      conditionList: fc
        .array(condition, { maxLength: 3 })
        .map((list) => list.map((each, index) => ({ ...each, id: String(index) }))),
      conditionTree: tree,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 4 }),
        fc.array(ruleSet, { minLength: 1, maxLength: 6 }),
        async (records, drafts) => {
          const ruleSets = drafts.filter((each) => !isRefused(each, 'Asia/Shanghai'));
          const verdicts = await select(records, ruleSets, scope, 'Asia/Shanghai');
          const expected = records.map((record) =>
            ruleSets.map((each) => evaluate(each, { ...scope, ...record })),
          );
          expect(verdicts).toEqual(expected);
        },
      ),
      { numRuns: 120 },
    );
  });
});

describe('the text', () => {
  const written = (condition: Condition, more: Parameters<typeof toSql>[3] = {}) =>
    toSql(leaf(condition), columns, scope, more);

  test('holds no value', () => {
    const { text, values } = written({
      bindKey: 't',
      type: 'text',
      judgeType: 'equal',
      value: "'; drop table t --",
    });
    expect(text).toBe('(r.t is not null and r.t = $1::text)');
    expect(values).toEqual(["'; drop table t --"]);
  });

  test('numbers its values from where it is told to, and only those that it uses', () => {
    const ruleSet: RuleSet = {
      testRule: 'custom',
      conditionList: [],
      conditionTree: {
        union: 'AND',
        list: [
          {
            union: 'OR',
            list: [
              { bindKey: 't', type: 'text', judgeType: 'equal', value: 'unused' },
              { bindKey: 'p', type: 'text', judgeType: 'equal', value: '12' },
            ],
          },
          { bindKey: 'n', type: 'number', judgeType: 'greater', value: '{{ p }}' },
        ],
      },
    };
    const { text, values } = toSql(ruleSet, columns, scope, { firstParameter: 7 });
    expect(text).toBe('(r.n is not null and r.n > $7::numeric)');
    expect(values).toEqual(['12']);
  });

  test('decides now what is no column', () => {
    expect(written({ bindKey: 'p', type: 'number', judgeType: 'greater', value: 11 }).text).toBe('true');
    expect(written({ bindKey: 'absent', type: 'text', judgeType: 'empty' }).text).toBe('true');
    expect(written({ bindKey: 'p', type: 'number', judgeType: 'less', value: 11 }).text).toBe('false');
    expect(toSql(undefined, columns, scope).text).toBe('true');
  });

  test.each([
    ['a value computed from a column', { bindKey: 't', value: '{{ t2 + 1 }}' }, 'CONDITION_VALUE_COLUMN'],
    ['a column with a default', { bindKey: 't', value: '{{ t2 ?? 1 }}' }, 'CONDITION_VALUE_COLUMN'],
    ['a column within a text', { bindKey: 'p', value: 'x{{ t2 }}' }, 'CONDITION_VALUE_COLUMN'],
    ['a column within a list', { bindKey: 't', value: ['{{ t2 }}'] }, 'CONDITION_VALUE_COLUMN'],
    ['what is inside a column, as a value', { bindKey: 't', value: '{{ j.a }}' }, 'CONDITION_VALUE_COLUMN'],
    ['what is inside a column', { bindKey: 'j.a', value: 1 }, 'CONDITION_INSIDE_COLUMN'],
    ['an element of a column', { bindKey: 'l[0]', value: 1 }, 'CONDITION_INSIDE_COLUMN'],
    ['a json column as text', { bindKey: 'j', value: 1 }, 'CONDITION_NO_SQL'],
    ['a user column as text', { bindKey: 'u', value: 1 }, 'CONDITION_NO_SQL'],
    ['a failing template', { bindKey: 't', value: '{{ missing }}' }, 'UNKNOWN_NAME'],
  ])('is false, with a finding, for %s', (_, draft, code) => {
    for (const judgeType of ['equal', 'notEqual', 'notContain'] as const) {
      const { text, values, findings } = written({ ...draft, type: 'text', judgeType });
      expect({ text, values }).toEqual({ text: 'false', values: [] });
      expect(findings.map((each) => each.code)).toEqual([code]);
    }
  });

  test('reads columns below a name, however the path is written', () => {
    const below: SqlColumns = { 'row.tags[0]': { sql: 'r.tag', type: 'text' } };
    const condition = (bindKey: string): RuleSet => leaf({ bindKey, type: 'text', judgeType: 'empty' });
    expect(toSql(condition('row.tags.0'), below, {}).text).toBe("(coalesce(r.tag, '') = '')");
    expect(toSql(condition('row.tags'), below, {}).findings).toHaveLength(1);
    expect(toSql(condition('row'), below, {}).findings).toHaveLength(1);
    expect(toSql(condition('row.tag'), below, {}).text).toBe('true');
  });

  test('installs twice without harm', async () => {
    for (const statement of sqlFunctions) await client.query(statement);
    const { rows } = await client.query<{ number: number }>("select atrium.to_number('12') as number");
    expect(rows).toEqual([{ number: 12 }]);
  });
});
