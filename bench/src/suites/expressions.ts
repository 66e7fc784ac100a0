import { compileExpression, compileTemplate } from '../../../src/conditions/index.ts';
import { expressionLimits } from '../peers/expressionLimits.ts';
import { expressionPeers } from '../peers/expressionPeers.ts';
import { scopes } from '../peers/expressionScopes.ts';
import type { Contender, Suite } from '../suite.ts';

const sources: Readonly<Record<string, string>> = {
  logic: 'a + b * 2 > 10 and status == "open"',
  template: 'Hello {{ name }}, total {{ a + b }}',
  deep: 'user.profile.age >= 18 and (tags[0] == "vip" or amount > 1000)',
};

const atrium: Contender = {
  name: 'Atrium',
  role: 'atrium',
  prepare: (caseName) => {
    const source = sources[caseName] ?? '';
    const { evaluate } = caseName === 'template' ? compileTemplate(source) : compileExpression(source);
    return (index) => evaluate(scopes[index]);
  },
};

/** One evaluation of a compiled expression. */
export const suite: Suite = {
  title: 'Expressions: one evaluation, compiled before',
  unit: 'ns',
  notes: [
    'logic: `a + b * 2 > 10 and status == "open"`; template: `Hello ${name}, total ${a + b}`; deep: `user.profile.age >= 18 and (tags[0] == "vip" or amount > 1000)`.',
    'The limit is the same tree as nested closures that trust their input: no own-property check, no conversion, no failure. The same with own-property checks shows what reading own properties only costs by itself.',
  ],
  cases: [
    { name: 'logic', inputs: scopes.length, target: 50 },
    { name: 'template', inputs: scopes.length, target: 110 },
    { name: 'deep', inputs: scopes.length, target: 70 },
  ],
  contenders: () => [atrium, ...expressionLimits, ...expressionPeers()],
};
