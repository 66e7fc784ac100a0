import { describe, expect, it } from 'vitest';
import { checkDocumentSet } from '../../src/documents/check/documentSet.ts';
import { metas } from '../../src/renderers/metas.ts';

// What the check says of lists that filter by values with parts, with the product's widgets.

const whole = { schemaVersion: 1, name: 'name' };
const named = (type: string) => type.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const stored = metas.filter(({ family, field }) => family === 'input' && field && field.column !== null);
const form = {
  ...whole,
  kind: 'form',
  id: 'everything',
  fields: stored.map(({ type }) => ({ type, id: named(type), name: named(type), title: type })),
  grants: [{ roles: ['*'], actions: ['list'], read: '*' }],
};
const list = (more: object) => ({
  ...whole,
  kind: 'mgrList',
  id: 'all',
  module: 'everything',
  columns: [{ field: 'input' }],
  ...more,
});

/** Errors that a list has of itself, as `CODE /path`. */
function errors(more: object): readonly string[] {
  const entries = [list(more), form].map((document, at) => ({ name: String(at), document }));
  const [first] = checkDocumentSet(entries, { metas });
  return first!.findings
    .filter(({ severity, code }) => severity === 'error' || /OPERATOR|UNKNOWN|CONDITION|TYPE/.test(code))
    .map(({ code, path }) => `${code} ${path ?? ''}`);
}

const rule = (bindKey: string, type: string, judgeType: string) => ({
  where: {
    testRule: 'every',
    conditionList: [{ bindKey, type, judgeType, value: type === 'time' ? '2024-01-01' : '33' }],
  },
});

describe('a list', () => {
  it('filters by every input but those that nobody can look for', () => {
    const codes = stored.map(({ type }) => named(type));
    const none = codes.filter((field) => errors({ filters: [{ field }] }).length > 0);
    expect([...none].sort()).toEqual(['conditionBuilder', 'hidden', 'password', 'verificationCode']);
    expect(codes.filter((field) => errors({ advancedFilter: [field] }).length > 0)).toEqual(none);
  });

  it('gives a filter of several comparisons no other operator', () => {
    const fixed = stored.filter(({ field }) => field?.fixedFilter === true).map(({ type }) => named(type));
    expect(fixed).toEqual(
      expect.arrayContaining(['dateRange', 'timeRange', 'region', 'people', 'signature']),
    );
    for (const field of fixed) {
      const judgeType = 'notEmpty';
      expect(errors({ filters: [{ field, judgeType }] })).toEqual(['OPERATOR_UNFIT /filters/0/judgeType']);
    }
    expect(errors({ filters: [{ field: 'recordPick', judgeType: 'notInArray' }] })).toEqual([]);
  });

  it.each([
    ['dateRange[0]', 'time', 'greater'],
    ['timeRange[1]', 'text', 'equal'],
    ['region.value', 'number', 'greaterEqual'],
    ['people[3].value', 'text', 'equal'],
    ['recordPick.label', 'text', 'contain'],
    ['location.latitude', 'number', 'greater'],
  ])('has rules over %s', (bindKey, type, judgeType) => {
    expect(errors(rule(bindKey, type, judgeType))).toEqual([]);
  });

  it.each([
    ['region.code', 'UNKNOWN_MEMBER'],
    ['recordPick.name', 'UNKNOWN_MEMBER'],
    ['dateRange.start', 'NO_MEMBERS'],
    ['people.value', 'NO_MEMBERS'],
  ])('has no rules over %s', (bindKey, code) => {
    expect(errors(rule(bindKey, 'text', 'equal'))).toEqual([`${code} /where/conditionList/0/bindKey`]);
  });
});
