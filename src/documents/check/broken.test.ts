import { expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { checkDocumentSet } from './documentSet.ts';

// What is there and broken is not told as missing: another name would mend nothing.

const whole = { schemaVersion: 1, name: 'name' };
const control = { ...whole, kind: 'control', id: 'badge', body: [], events: {} };
const form = { ...whole, kind: 'form', id: 'lab', fields: [], grants: [{ actions: ['list'] }] };
const page = (more: object) => ({ ...whole, kind: 'app', id: 'page', body: [], ...more });

function found(first: object, ...others: object[]) {
  const entries = [first, ...others].map((document, at) => ({ name: String(at), document }));
  return checkDocumentSet(entries, { metas: plainMetas })[0]!.findings;
}

test('a control that is broken is told as broken where it is used', () => {
  const used = page({ body: [{ type: 'control/badge', id: 'a' }] });
  expect(found(used, control)).toMatchObject([{ code: 'BROKEN_DOCUMENT', path: '/body/0/type' }]);
  expect(found(used, control)[0]?.fix).toBeUndefined();
});

test.each(['lab/list', 'lab/lst'])(
  'a call of %s of a broken form is told as the form being broken',
  (call) => {
    const [first, ...more] = found(page({ sources: { s: { call } } }), form);
    expect(first).toMatchObject({ code: 'BROKEN_DOCUMENT', path: '/sources/s/call' });
    expect(first?.fix).toBeUndefined();
    expect(more).toEqual([]);
  },
);

test('what is not there at all is told as missing, with the name that was meant', () => {
  const used = page({ body: [{ type: 'control/bagde', id: 'a' }], sources: { s: { call: 'lba/list' } } });
  expect(
    found(used, { ...control, events: undefined }, form).map(({ code, fix }) => [code, fix?.value]),
  ).toEqual(
    expect.arrayContaining([
      ['UNKNOWN_TYPE', 'control/badge'],
      ['UNKNOWN_CALL', 'lab/list'],
    ]),
  );
});
