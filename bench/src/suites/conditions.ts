import { compile } from '../../../src/conditions/index.ts';
import { conditionLimits } from '../peers/conditionLimits.ts';
import { conditionPeers } from '../peers/conditionPeers.ts';
import { atriumRules, caseNames, rows, treeOf } from '../peers/conditionTrees.ts';
import type { Contender, Suite } from '../suite.ts';

const atrium: Contender = {
  name: 'Atrium',
  role: 'atrium',
  prepare: (caseName) => {
    const { test } = compile(atriumRules(treeOf(caseName)));
    return (index) => test(rows[index]);
  },
};

const targets: Readonly<Record<string, number>> = { '10 leaves': 300, '10 leaves, 2 of them times': 700 };

/** One evaluation of a compiled condition. */
export const suite: Suite = {
  title: 'Conditions: one evaluation of nested AND and OR, every leaf visited',
  unit: 'ns',
  notes: [
    'Leaves compare text, numbers and membership in a list; the limit is the same tree as nested closures that trust their input: no own-property check, no conversion.',
    "Time leaves: the limit reads the row's ISO text with `Date.parse`; json-logic, sift, mingo and json-rules-engine compare it as text.",
  ],
  cases: caseNames.map((name) => {
    const target = targets[name];
    return { name, inputs: rows.length, ...(target === undefined ? {} : { target }) };
  }),
  contenders: () => [atrium, ...conditionLimits, ...conditionPeers()],
};
