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
      { numRuns: 1500 },
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
      { numRuns: 1500 },
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
      { numRuns: 3000 },
    );
  });
});
