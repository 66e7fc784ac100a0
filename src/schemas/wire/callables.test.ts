import { expect, test } from 'vitest';
import { moduleCalls } from '../documents/form.ts';
import { callableOf, callables, isRequired } from './callables.ts';

/** The client's own, and the envelope's: no person fills them in. */
const UNSEEN = ['draft', 'requestId'];

test('the table holds every call of modules, and no other name is one', () => {
  expect(Object.keys(callables)).toEqual([...moduleCalls]);
  for (const name of ['shareViews', 'toString', '']) expect(callableOf(name)).toBeUndefined();
});

test.each(moduleCalls)('people see of %s what it takes', (name) => {
  const callable = callables[name];
  const seen = Object.keys(callable.inputs).filter((each) => !UNSEEN.includes(each));
  const taken = Object.keys(callable.param.properties).filter((each) => !UNSEEN.includes(each));
  expect(seen.sort()).toEqual(taken.sort());
  const { required = [] } = callable.param as { required?: readonly string[] };
  expect(seen.filter((each) => isRequired(callable, each))).toEqual([...required].sort());
  expect(Object.keys(callable.inputs)).toEqual(
    expect.arrayContaining([...('picked' in callable ? (callable.picked ?? []) : [])]),
  );
});
